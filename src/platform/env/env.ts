import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';

const Flag = (): PropertyDecorator =>
  Transform(({ obj, key }) => ['1', 'true', 'on', true].includes(obj[key]), { toClassOnly: true });

const WEB = { protocols: ['http', 'https'], require_tld: false };

/** Everything the process is told from outside. Inject this class, never read process.env. */
export class Env {
  @IsIn(['development', 'production', 'test'])
  NODE_ENV = 'production';

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT = 3000;

  @IsNotEmpty()
  HOST = '127.0.0.1';

  /** The address people type; links in mails, cookies and the Secure flag follow it. */
  @IsOptional()
  @IsUrl(WEB)
  BASE_URL?: string;

  @IsNotEmpty()
  DATA_DIR = '.data';

  @IsIn(['all', 'web', 'worker'])
  ROLE: 'all' | 'web' | 'worker' = 'all';

  @Matches(/^mongodb(\+srv)?:\/\//, { message: 'MONGODB_URI must start with mongodb:// or mongodb+srv://' })
  MONGODB_URI: string;

  @Matches(/^(rediss?:\/\/|unix:\/)/, { message: 'REDIS_URL must start with redis://, rediss:// or unix:/' })
  REDIS_URL: string;

  /** Seals stored secrets: `id:hex64[,id:hex64]`. The first seals, all open. */
  @Matches(/^\w{1,16}:[0-9a-f]{64}(,\w{1,16}:[0-9a-f]{64})*$/, {
    message: 'SECRET_KEYS must read id:64 hex digits, further keys after a comma',
  })
  SECRET_KEYS: string;

  @MinLength(32, { message: 'JWT_SECRET must have at least 32 characters' })
  JWT_SECRET: string;

  /** The word before the token in the Authorization header; `none` for a bare token. */
  @Transform(({ value }) => (value === 'none' ? '' : value))
  @Matches(/^[A-Za-z]*$/)
  AUTH_TOKEN_TYPE = 'Bearer';

  @IsOptional()
  @Matches(/^smtps?:\/\//, { message: 'SMTP_URL must start with smtp:// or smtps://' })
  SMTP_URL?: string;

  @IsNotEmpty()
  MAIL_FROM = 'Tresen <no-reply@tresen.example>';

  @IsIn(['on', 'off'])
  SIGN_UP: 'on' | 'off' = 'on';

  @Flag()
  @IsBoolean()
  ALLOW_PRIVATE_TARGETS = false;

  /** Name servers to ask about shops' own domains, `address[:port]` with commas between; the system's when empty. */
  @IsOptional()
  @Matches(/^[0-9a-f.:[\]]+(,[0-9a-f.:[\]]+)*$/i, {
    message: 'DNS_SERVERS must be addresses with commas between',
  })
  DNS_SERVERS?: string;

  /** The number of proxies in front whose X-Forwarded-For is believed. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  TRUST_PROXY = 0;

  @Type(() => Number)
  @IsNumber()
  @Min(0.01)
  RATE_LIMIT_FACTOR = 1;

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  LOG_LEVEL = 'info';

  @IsOptional()
  @MinLength(16)
  METRICS_TOKEN?: string;

  @Flag()
  @IsBoolean()
  SEED_DEMO = false;

  @IsOptional()
  @Matches(/^(mqtts?|wss?):\/\//, { message: 'MQTT_URL must start with mqtt://, mqtts://, ws:// or wss://' })
  MQTT_URL?: string;

  /** Where our own broker listens when no MQTT_URL is set and a printer needs one. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  MQTT_PORT = 1883;

  /** The broker as printers reach it, where that is not MQTT_URL, or this host at MQTT_PORT. */
  @IsOptional()
  @Matches(/^mqtts?:\/\/[^/@\s]+$/, {
    message: 'MQTT_ADDRESS must read mqtt://host:port or mqtts://host:port',
  })
  MQTT_ADDRESS?: string;

  @IsOptional()
  @IsUrl(WEB)
  OPENAI_BASE_URL?: string;

  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;

  @IsNotEmpty()
  OPENAI_MODEL = 'gpt-4.1-mini';

  @IsUrl(WEB)
  STRIPE_API_BASE = 'https://api.stripe.com';

  @IsUrl(WEB)
  PAYPAL_API_BASE = 'https://api-m.paypal.com';

  /** What a guest's browser loads, once card or PayPal was chosen. */
  @IsUrl(WEB)
  STRIPE_JS_URL = 'https://js.stripe.com/v3/';

  @IsUrl(WEB)
  PAYPAL_JS_URL = 'https://www.paypal.com/sdk/js';

  /** With these keys restaurants buy their plans; without them the operator of the server assigns plans. */
  @IsOptional()
  @IsString()
  PLATFORM_STRIPE_SECRET_KEY?: string;

  @IsOptional()
  @IsString()
  PLATFORM_STRIPE_WEBHOOK_SECRET?: string;

  @IsOptional()
  @IsString()
  PLATFORM_PAYPAL_CLIENT_ID?: string;

  @IsOptional()
  @IsString()
  PLATFORM_PAYPAL_SECRET?: string;

  @IsOptional()
  @IsString()
  PLATFORM_PAYPAL_WEBHOOK_ID?: string;

  @Flag()
  @IsBoolean()
  PLATFORM_PAYPAL_SANDBOX = false;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_NAME?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_STREET?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_POSTAL_CODE?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_CITY?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_EMAIL?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_PHONE?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_REGISTER?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_VAT_ID?: string;

  @IsOptional()
  @IsString()
  PLATFORM_IMPRINT_RESPONSIBLE?: string;

  get baseUrl(): string {
    return (this.BASE_URL ?? `http://localhost:${this.PORT}`).replace(/\/+$/, '');
  }

  /** A shop under its own name is reached the way we are: by the same protocol at the same port. */
  addressOf(host: string): string {
    const { protocol, port } = new URL(this.baseUrl);
    return `${protocol}//${host}${port && `:${port}`}`;
  }

  get https(): boolean {
    return this.baseUrl.startsWith('https://');
  }

  get runsWeb(): boolean {
    return this.ROLE !== 'worker';
  }

  get runsWorker(): boolean {
    return this.ROLE !== 'web';
  }
}

/** Thrown with every problem at once, so that nobody starts five times to find five mistakes. */
class BadEnvironment extends Error {
  constructor(problems: string[]) {
    super(`Bad environment:\n- ${problems.join('\n- ')}`);
  }
}

export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const env = plainToInstance(Env, given, { exposeDefaultValues: true });
  const problems = validateSync(env).flatMap(({ constraints }) => Object.values(constraints ?? {}));
  if (problems.length > 0) throw new BadEnvironment(problems);
  return env;
}
