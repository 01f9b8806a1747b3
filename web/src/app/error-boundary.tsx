import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { reloadPage } from '#lib/page.ts'
import type { ErrorScreenProps } from './error-screen.tsx'
import { ScreenMissingError } from './lazy-screen.ts'
import { PlainError } from './plain-error.tsx'

type State = { error: unknown; isBroken: boolean; path: string }
type Loaded = { default: ComponentType<ErrorScreenProps> }

const ErrorScreen = lazy(() =>
  import('./error-screen.tsx').then(
    (all): Loaded => ({ default: all.ErrorScreen }),
    (): Loaded => ({ default: PlainError }),
  ),
)

type Props = { path: string; children: ReactNode }

/** Catches what a screen throws while it draws, and offers to draw it again. Another path starts anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, isBroken: false, path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isBroken: true }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { error: null, isBroken: false, path }
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
