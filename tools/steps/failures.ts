import { stripVTControlCharacters } from 'node:util'
import { fieldOf, listIn } from './report.ts'

const LINES_OF_AN_ERROR = 14

/** What failed in the report that Playwright writes as JSON: each scenario's title and the first lines of its error. */
export function failuresOfPlaywright(json: string): readonly string[] {
  const report: unknown = JSON.parse(json)
  return listIn(report, 'suites').flatMap(failuresIn)
}

const failuresIn = (suite: unknown): readonly string[] => [
  ...listIn(suite, 'specs').flatMap((spec) =>
    listIn(spec, 'tests')
      .filter((tried) => ['unexpected', 'flaky'].includes(String(fieldOf(tried, 'status'))))
      .map(
        (tried) => `${String(fieldOf(spec, 'file'))} › ${String(fieldOf(spec, 'title'))}\n${errorsOf(tried)}`,
      ),
  ),
  ...listIn(suite, 'suites').flatMap(failuresIn),
]

/** The same of the report that Vitest writes; a file that could not be loaded is listed with its message. */
export function failuresOfVitest(json: string): readonly string[] {
  const report: unknown = JSON.parse(json)
  return listIn(report, 'testResults').flatMap((file) => {
    const name = String(fieldOf(file, 'name'))
    const failed = listIn(file, 'assertionResults').filter((tried) => fieldOf(tried, 'status') === 'failed')
    if (failed.length === 0 && fieldOf(file, 'status') === 'failed') {
      return [`${name}\n${firstLines(fieldOf(file, 'message'))}`]
    }
    return failed.map(
      (tried) =>
        `${name} › ${String(fieldOf(tried, 'fullName'))}\n${listIn(tried, 'failureMessages').map(firstLines).join('\n')}`,
    )
  })
}

const errorsOf = (tried: unknown): string =>
  listIn(tried, 'results')
    .flatMap((result) => listIn(result, 'errors'))
    .map((error) => firstLines(fieldOf(error, 'message')))
    .join('\n')

const firstLines = (text: unknown): string =>
  stripVTControlCharacters(String(text)).split('\n').slice(0, LINES_OF_AN_ERROR).join('\n')
