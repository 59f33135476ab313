import { SetMetadata } from '@nestjs/common';

export const OWN_IDEMPOTENCY = 'ownIdempotency';

/** The handler keeps its own promise about repeated keys, usually under a unique index. */
export const OwnIdempotency = () => SetMetadata(OWN_IDEMPOTENCY, true);
