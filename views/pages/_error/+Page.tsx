import { ErrorView } from '../../components/states/ErrorView';
import { problemOf } from '../../lib/http/problem.rules';
import { useSession } from '../../lib/session/session';
import { usePageUser, usePath, useProblem } from '../../lib/vike/page-context';

export default function ErrorPage() {
  const path = usePath();
  const user = usePageUser();
  const problem = useProblem() ?? problemOf({});
  const signedIn = useSession().data !== null || user !== null;
  return <ErrorView status={problem.status} path={path} signedIn={signedIn} />;
}
