import type { Design, Picture } from '@dream/contract/api/designs/design'
import { factsOf } from '@dream/contract/rules/designs/facts'
import PDFDocument from 'pdfkit'
import { printFont } from '#platform/print/print-fonts.ts'
import { builderQuestions } from './builder-questions.ts'
import { EDGE_MM, paperOf, type Sheet, STRIP_MM } from './sheet-scale.ts'

const POINTS_PER_MM = 72 / 25.4
const points = (mm: number) => mm * POINTS_PER_MM
const FONTS = { title: printFont('title'), text: printFont('text'), strong: printFont('strong') }
const INK = '#0b2526'
const INK_2 = '#4a5f60'
const LINE = '#cfcbc0'
const TEAL = '#43e2e1'
const EDGE = points(18)
const NO_WARRANTY =
  'A concept drawing to talk about. It is not for construction; a builder checks every measure.'

export type Drawn = { drawing: Picture; sheet: Sheet; image: Buffer }

/** Writes the sheet: a page of facts and questions, and a page for each drawing, to scale. */
export async function writeSheet(design: Design, drawn: readonly Drawn[]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: EDGE,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: design.title },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  writeFacts(doc, design)
  for (const page of drawn) writeDrawing(doc, design, page)
  doc.end()
  return done
}

type Doc = InstanceType<typeof PDFDocument>

function writeFacts(doc: Doc, design: Design) {
  const width = doc.page.width - 2 * EDGE
  doc.rect(EDGE, EDGE, points(14), 4).fill(TEAL)
  doc
    .fillColor(INK)
    .font(FONTS.title)
    .fontSize(30)
    .text(design.title, EDGE, EDGE + 16, { width })
  doc.font(FONTS.text).fontSize(12).fillColor(INK_2).text(design.description, { width })
  if (design.builder) {
    const { name, licence } = design.builder
    doc.text(licence ? `By ${name}, licence ${licence}` : `By ${name}`, { width })
  }
  writeHeading(doc, 'The facts')
  for (const [term, value] of factLines(design)) {
    const top = doc.y
    doc
      .font(FONTS.text)
      .fontSize(11)
      .fillColor(INK_2)
      .text(term, EDGE, top, { width: width * 0.4 })
    doc
      .font(FONTS.strong)
      .fillColor(INK)
      .text(value, EDGE + width * 0.4, top, { width: width * 0.6 })
    doc
      .moveTo(EDGE, doc.y + 3)
      .lineTo(EDGE + width, doc.y + 3)
      .lineWidth(0.5)
      .stroke(LINE)
    doc.y += 6
  }
  writeHeading(doc, 'Ask a builder')
  for (const question of builderQuestions(design)) {
    const top = doc.y
    doc
      .rect(EDGE, top + 2, 9, 9)
      .lineWidth(0.8)
      .stroke(INK_2)
    doc
      .font(FONTS.text)
      .fontSize(11)
      .fillColor(INK)
      .text(question, EDGE + 20, top, { width: width - 20 })
    doc.y += 6
  }
}

function writeHeading(doc: Doc, text: string) {
  doc.y += 14
  doc.font(FONTS.strong).fontSize(14).fillColor(INK).text(text, EDGE, doc.y)
  doc.y += 6
}

/** Facts of the plan, in the order in which people ask. */
function factLines(design: Design): [string, string][] {
  const { plan } = design
  const spoken = factsOf(design).map(({ spoken: said }) => said)
  const lines: [string, string | null][] = [
    ['In short', spoken.join(', ')],
    ['Storeys', plan && (plan.storeys === 2 ? 'Two' : 'One')],
    [
      'House',
      plan && `${plan.houseWidth.toFixed(1)} × ${plan.houseDepth.toFixed(1)} m, ${plan.squares} squares`,
    ],
    ['Suits a lot from', plan && `${plan.minLotWidth.toFixed(1)} × ${plan.minLotDepth.toFixed(1)} m`],
    ['Areas', plan && areasOf(plan.areas)],
    ["What's inside", design.features.slice(0, 8).join(', ')],
  ]
  return lines.flatMap(([term, value]): [string, string][] => (value ? [[term, value]] : []))
}

const AREAS = {
  ground: 'ground',
  upper: 'upper',
  garage: 'garage',
  alfresco: 'alfresco',
  porch: 'porch',
} as const

const areasOf = (areas: NonNullable<Design['plan']>['areas']) =>
  Object.values(AREAS)
    .filter((name) => areas[name] > 0)
    .map((name) => `${name} ${areas[name].toFixed(1)} m²`)
    .join(', ')

const LEVELS = { ground: 'ground level', upper: 'upper level' } as const
/** Scale bar, with which a copy that was printed smaller can still be measured. */
const BAR_M = 5

function writeDrawing(doc: Doc, { title }: Design, { drawing, sheet, image }: Drawn) {
  const { paper, isLandscape, scale, drawn } = sheet
  doc.addPage({ size: paper, layout: isLandscape ? 'landscape' : 'portrait', margin: points(EDGE_MM) })
  const size = paperOf(sheet)
  const room = size.height - 2 * EDGE_MM - STRIP_MM
  const at = { x: (size.width - drawn.width) / 2, y: EDGE_MM + (room - drawn.height) / 2 }
  doc.image(image, points(at.x), points(at.y), { width: points(drawn.width), height: points(drawn.height) })
  const [left, top] = [points(EDGE_MM), points(size.height - EDGE_MM - STRIP_MM + 3)]
  const width = points(size.width - 2 * EDGE_MM)
  const name = drawing.level ? `${title}, ${LEVELS[drawing.level]}` : title
  doc
    .moveTo(left, top)
    .lineTo(left + width, top)
    .lineWidth(0.5)
    .stroke(LINE)
  doc
    .font(FONTS.strong)
    .fontSize(12)
    .fillColor(INK)
    .text(name, left, top + 6, { width: width / 2, lineBreak: false })
  doc
    .font(FONTS.text)
    .fontSize(9)
    .fillColor(INK_2)
    .text(NO_WARRANTY, left, top + 24, { width: width / 2 })
  const bar = points((BAR_M * 1000) / scale)
  const barLeft = left + width - bar
  doc.rect(barLeft, top + 12, bar, 3).fill(INK)
  doc.rect(barLeft, top + 12, bar / BAR_M, 3).fill(TEAL)
  const said = `1:${scale} on ${paper}, printed at 100%. The bar is ${BAR_M} m.`
  doc
    .fillColor(INK)
    .fontSize(9)
    .text(said, left + width / 2, top + 24, { width: width / 2, align: 'right' })
}
