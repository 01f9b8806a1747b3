import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { reloadPage } from '#lib/page.ts'
import type { ErrorScreenProps } from './error-screen.tsx'
import { ScreenMissingError } from './lazy-screen.ts'
import { PlainError } from './plain-error.tsx'

type State = { error: unknown; isBroken: boolean }
type Loaded = { default: ComponentType<ErrorScreenProps> }

const ErrorScreen = lazy(() =>
  import('./error-screen.tsx').then(
    (all): Loaded => ({ default: all.ErrorScreen }),
    (): Loaded => ({ default: PlainError }),
  ),
)

/** Catches what a screen throws while it draws, and offers to draw it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, isBroken: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, isBroken: true }
  }

  tryAgain = () => {
    // A module that did not arrive is remembered as missing by the browser; only a new page asks again.
    if (this.state.error instanceof ScreenMissingError) reloadPage()
    else this.setState({ error: null, isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    const facts = { error: this.state.error, onTryAgain: this.tryAgain, onReload: reloadPage }
    return (
      <Suspense fallback={null}>
        <ErrorScreen {...facts} />
      </Suspense>
    )
  }
}
