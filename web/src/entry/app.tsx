import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { Boot } from '#app/boot/boot.tsx'
import '#app/boot/splash.css'
import '#lib/offline/pictures/clear-pictures.ts'
import { followLinks } from '#lib/navigation/navigation.ts'
import { watchSession } from '#lib/auth/session-check.ts'
import { watchErrors } from '#lib/errors/watch-errors.ts'

watchErrors()
followLinks()
watchSession()

const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Boot>
        <App />
      </Boot>
    </StrictMode>,
  )
}
