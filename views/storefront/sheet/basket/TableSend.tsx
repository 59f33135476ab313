import { Check } from '../../checkout/Check';
import { Field } from '../../lib/Field';
import { Icon } from '../../lib/Icon';
import { useTableWords } from '../../lib/words/sentences.table';
import { useEuro } from '../../lib/words/Voice';
import { NAME_FIELD, type TableRound, useTableSend } from './useTableSend';

/** A round goes to kitchen and bar with a first name and nothing else. */
export function TableSend(round: TableRound) {
  const { quote } = round;
  const words = useTableWords();
  const euro = useEuro();
  const { name, setName, nameError, sending, problem, ...sent } = useTableSend(round);

  return (
    <form className="send" noValidate onSubmit={(event) => void sent.send(event)}>
      <Field
        name={NAME_FIELD}
        label={words.name}
        error={nameError}
        hint={words.nameWhy}
        autoComplete="given-name"
        maxLength={30}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Check name="shared" value={sent.shared} change={sent.setShared}>
        {words.shared}
      </Check>
      {sent.paysOnline && (
        <Check name="paysNow" value={sent.paysNow} change={sent.setPaysNow}>
          {words.payNow}
        </Check>
      )}
      {quote.minAge > 0 && (
        <Check name="ageConfirmed" required value={sent.isOld} change={sent.setOld}>
          {words.age(quote.minAge)}
        </Check>
      )}
      {problem && (
        <p className="note note--bad" role="alert">
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
      <button type="submit" className="button button--wide button--split" aria-busy={sending}>
        <span>{sending ? words.sending : words.order}</span>
        <span className="price">{euro(quote.payableCents)}</span>
      </button>
    </form>
  );
}
