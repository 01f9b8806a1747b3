import { Component, lazy, Suspense, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { reloadPage } from '#lib/navigation/page.ts'
import type { ErrorScreenProps } from './error-screen.tsx'
import { ScreenMissingError } from '../routing/lazy-screen.ts'
import { PlainError } from './plain-error.tsx'

type State = { error: unknown; isBroken: boolean; path: string }
type Loaded = { default: ComponentType<ErrorScreenProps> }

const ErrorScreen = lazy(() =>
  import('./error-screen.tsx')
    .then((all): Loaded => ({ default: all.ErrorScreen }))
    .catch((): Loaded => ({ default: PlainError })),
)

type Props = {
  path: string
  /** Whether this is the outermost boundary: after its errors nothing of the app is left. */
  isLast?: boolean
  children: ReactNode
}

/** Error boundary of a screen, with a retry. Another path resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, isBroken: false, path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isBroken: true }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { error: null, isBroken: false, path }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // Offline, neither the reporter nor the report gets anywhere.
    import('#lib/errors/report-error.ts')
      .then(({ reportError }) => reportError('render', error, componentStack ?? undefined))
      .catch(() => undefined)
  }

  tryAgain = () => this.setState({ error: null, isBroken: false })

  override render() {
    if (!this.state.isBroken) return this.props.children
    const { error, path } = this.state
    // The browser caches the failure of a module; only a reload requests it again.
    const missing = error instanceof ScreenMissingError ? 'route' : 'render'
    return (
      <Suspense fallback={null}>
        <ErrorScreen
          kind={this.props.isLast ? 'app' : missing}
          error={error}
          path={path}
          onTryAgain={this.tryAgain}
          onReload={reloadPage}
        />
      </Suspense>
    )
  }
}
