interface Reachable {
  /** As people read it. */
  phone: string;
  /** null when nobody can dial it. */
  phoneLink: string | null;
}

/** A number to tap, or only to read where it cannot be dialled. */
export const Call = ({ phone, phoneLink }: Reachable) =>
  phoneLink ? <a href={phoneLink}>{phone}</a> : <span className="phone">{phone}</span>;
