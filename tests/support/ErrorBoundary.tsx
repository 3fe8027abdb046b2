import {Component, type ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (shown: {readonly error: Error; readonly tryAgain: () => void}) => ReactNode;
}

/** Replaces the framework's boundary in unit tests, where it can't be imported; `vitest.config.ts` says so. */
export default class ErrorBoundary extends Component<Props, {readonly error: Error | undefined}> {
  override state = {error: undefined};

  static getDerivedStateFromError(error: Error) {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({error, tryAgain: () => this.setState({error: undefined})});
  }
}
