declare module 'subset-font' {
  type Range = number | { min: number; max: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, Range>
      /** Alternate glyphs are left out. */
      noLayoutClosure?: boolean
    },
  ): Promise<Uint8Array>
}
