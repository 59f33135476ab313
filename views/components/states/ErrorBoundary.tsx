import { Component, type ReactNode } from 'react';
import { ErrorLayout } from '../../layouts/ErrorLayout';
import { isBot } from '../../lib/vike/bot.rules';
import { firstHtml } from '../../lib/vike/first-html';
import { ErrorView } from './ErrorView';

interface Props {
  path: string;
  signedIn: boolean;
  children: ReactNode;
}

/** A page that breaks in the browser becomes the error page; for a bot it stays what the server sent. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page broke', error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken && before.path !== this.props.path) this.setState({ broken: false });
  }

  override render() {
    const { path, signedIn, children } = this.props;
    if (!this.state.broken) return children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as it came from our own server
    if (isBot(navigator.userAgent)) return <div dangerouslySetInnerHTML={{ __html: firstHtml() }} />;

    return (
      <ErrorLayout>
        <ErrorView status={500} path={path} signedIn={signedIn} />
      </ErrorLayout>
    );
  }
}
