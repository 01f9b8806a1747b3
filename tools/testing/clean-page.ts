import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The patience of a slow machine: what never comes still fails.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
