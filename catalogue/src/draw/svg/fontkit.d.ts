declare module 'fontkit' {
  interface Outline {
    commands: readonly { command: string; args: readonly number[] }[]
  }
  interface ContourPoint {
    x: number
    y: number
    copy(): ContourPoint
  }
  interface Contours {
    points?: ContourPoint[]
    phantomPoints?: ContourPoint[]
  }
  interface Glyph {
    id: number
    path: Outline
    _decode(): Contours
  }
  interface Font {
    getGlyph(id: number): Glyph
    layout(text: string): {
      glyphs: readonly { id: number }[]
      positions: readonly { xAdvance: number; xOffset: number }[]
    }
    _variationProcessor: { transformPoints(id: number, points: ContourPoint[]): void }
  }
  export function openSync(path: string): Font
}
