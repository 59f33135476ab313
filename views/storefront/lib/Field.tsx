type Props = { label: string; error?: string; name: string } & React.InputHTMLAttributes<HTMLInputElement>;

/** A labelled input; what is wrong with it stands right below. */
export function Field({ label, error, name, ...input }: Props) {
  return (
    <label className="field">
      {label}
      <input
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-fehler` : undefined}
        {...input}
      />
      {error && (
        <span className="error" id={`${name}-fehler`}>
          {error}
        </span>
      )}
    </label>
  );
}
