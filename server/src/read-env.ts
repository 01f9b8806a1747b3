import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { type Env, EnvError, parseEnv } from '#platform/process/env.ts'

const WRONG_SETTING = 2

/** Reads the process's settings, with those of a `.env` file as a fallback; ends the process with a line for each invalid one. */
export function readEnv(): Env {
  try {
    if (existsSync('.env')) loadEnvFile('.env')
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.lines.join('\n')}\n`)
    process.exit(WRONG_SETTING)
  }
}
