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

const errorsOf = (tried: unknown): string =>
  listIn(tried, 'results')
    .flatMap((result) => listIn(result, 'errors'))
    .map((error) => stripVTControlCharacters(String(fieldOf(error, 'message'))))
    .map((words) => words.split('\n').slice(0, LINES_OF_AN_ERROR).join('\n'))
    .join('\n')
