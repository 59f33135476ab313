import { ErrorView } from '../../components/ErrorView';
import { usePageUser, usePath, useProblem } from '../../lib/page-context';
import { problemOf } from '../../lib/problem.rules';
import { useSession } from '../../lib/session';

export default function ErrorPage() {
  const path = usePath();
  const user = usePageUser();
  const problem = useProblem() ?? problemOf({});
  const signedIn = useSession().data !== null || user !== null;
  return <ErrorView status={problem.status} path={path} signedIn={signedIn} />;
}
