import type {
  AccountData,
  ConfirmBody,
  DeletionBody,
  EmailBody,
  ForgottenBody,
  NewEmailData,
  PasswordBody,
  ResetBody,
  SessionData,
  SignInBody,
  SignUpBody,
  SignUpModeData,
} from "../server/account/schemas.ts";
import type { BrandBody, BrandData } from "../server/brand/schemas.ts";
import type { PreviewResponse } from "../server/creation/preview_controller.ts";
import type { JobCreatedResponse } from "../server/creation/schemas.ts";
import type { JobData, JobsResponse } from "../server/jobs/schemas.ts";
import type { KeyData, NewKeyBody, NewKeyData } from "../server/keys/schemas.ts";
import type { ContentData } from "../server/retrieval/schemas.ts";
import type { TemplateData } from "../server/templates/schemas.ts";
import type { UploadData } from "../server/uploads/schemas.ts";
import type { UsageData } from "../server/usage/schemas.ts";
import type { VoiceData } from "../server/voices/schemas.ts";
import type {
  ChangedWebhookData,
  DeliveryData,
  WebhookBody,
  WebhookData,
} from "../server/webhook/schemas.ts";
import { dataUrlOf, draftApi } from "./draft_api.ts";
import { jobPath } from "./job_path.ts";

/** Thrown when a request fails; the message is for the user. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 if the server cannot be reached. */
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The server's endpoints as functions. All of them throw {@link ApiError}. */
export type Api = ReturnType<typeof createApi>;

/** Filters of a list of jobs; "" for no filter. */
export interface JobFilter {
  status: string;
  format: string;
  /** Words of the caption, of the text's beginning or of the file's name. */
  search: string;
}

/** Creates a client of the server's API; `onSignedOut` is called when the session has ended. */
export function createApi({ onSignedOut }: { onSignedOut: () => void }) {
  async function answer(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await request(path, { method, ...init });
    if (response.ok) return response;
    const error = await readError(response);
    if (response.status === 401 && error.code !== "wrong_credentials") onSignedOut();
    throw error;
  }
  async function send<Body>(method: string, path: string, init?: RequestInit): Promise<Body> {
    return await (await answer(method, path, init)).json();
  }
  async function data<Data>(method: string, path: string, init?: RequestInit): Promise<Data> {
    return (await send<{ data: Data }>(method, path, init)).data;
  }

  return {
    ...draftApi(answer),

    account: (signal?: AbortSignal) =>
      data<AccountData>("GET", "/api/account", { signal: signal ?? null }),
    signIn: (body: SignInBody) => data<AccountData>("POST", "/api/account/sign-in", json(body)),
    signUp: (body: SignUpBody) => data<AccountData>("POST", "/api/account/sign-up", json(body)),
    signUpMode: (signal: AbortSignal) =>
      data<SignUpModeData>("GET", "/api/account/sign-up", { signal }),
    signOut: () => send("POST", "/api/account/sign-out", json({})),
    sessions: (signal: AbortSignal) =>
      data<SessionData[]>("GET", "/api/account/sessions", { signal }),
    endSession: (id: string) => send("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`),
    signOutEverywhere: () => send("DELETE", "/api/account/sessions"),
    sendReset: (body: ForgottenBody) => send("POST", "/api/account/forgotten", json(body)),
    resetPassword: (body: ResetBody) => data<AccountData>("POST", "/api/account/reset", json(body)),
    sendConfirmation: () => send("POST", "/api/account/confirmation", json({})),
    confirm: (body: ConfirmBody) => send("POST", "/api/account/confirm", json(body)),
    deleteAccount: (body: DeletionBody) => send("DELETE", "/api/v1/account", json(body)),
    changeEmail: (body: EmailBody) => data<NewEmailData>("POST", "/api/account/email", json(body)),
    confirmEmail: (body: ConfirmBody) => send("POST", "/api/account/email/confirm", json(body)),
    changePassword: (body: PasswordBody) => send("POST", "/api/account/password", json(body)),

    keys: (signal: AbortSignal) => data<KeyData[]>("GET", "/api/account/keys", { signal }),
    createKey: (body: NewKeyBody) => data<NewKeyData>("POST", "/api/account/keys", json(body)),
    revokeKey: (id: string) => send("DELETE", `/api/account/keys/${encodeURIComponent(id)}`),

    webhook: (signal: AbortSignal) =>
      data<WebhookData | null>("GET", "/api/account/webhook", { signal }),
    setWebhook: (body: WebhookBody) =>
      data<ChangedWebhookData>("PUT", "/api/account/webhook", json(body)),
    renewWebhookSecret: () =>
      data<ChangedWebhookData>("POST", "/api/account/webhook/secret", json({})),
    testWebhook: () => send("POST", "/api/account/webhook/test", json({})),
    deliveries: (signal: AbortSignal) =>
      data<DeliveryData[]>("GET", "/api/account/webhook/deliveries", { signal }),
    deleteWebhook: () => send("DELETE", "/api/account/webhook"),

    brand: (signal: AbortSignal) => data<BrandData>("GET", "/api/v1/brand", { signal }),
    setBrand: (body: BrandBody) => data<BrandData>("PUT", "/api/v1/brand", json(body)),
    deleteBrand: () => data<BrandData>("DELETE", "/api/v1/brand"),
    /** The server detects the file's type from its content. */
    setLogo: (file: File) => data<BrandData>("PUT", "/api/v1/brand/logo", { body: file }),
    deleteLogo: () => data<BrandData>("DELETE", "/api/v1/brand/logo"),
    setFont: (file: File) => data<BrandData>("PUT", "/api/v1/brand/font", { body: file }),
    deleteFont: () => data<BrandData>("DELETE", "/api/v1/brand/font"),

    /** A file of the brand as a data URL: `logo` or `font`. */
    brandFile: async (name: string) =>
      await dataUrlOf(await (await answer("GET", `/api/v1/brand/${name}`)).blob()),

    /** The server detects the file's type from its content. */
    upload: (file: File) => {
      const body = new FormData();
      body.set("image", file);
      return data<UploadData>("POST", "/api/v1/uploads", { body });
    },

    usage: (signal: AbortSignal) => data<UsageData>("GET", "/api/v1/usage", { signal }),
    templates: (signal: AbortSignal) =>
      data<TemplateData[]>("GET", "/api/v1/templates", { signal }),

    /** With samples in a language. */
    voices: (language: string, signal: AbortSignal) =>
      data<VoiceData[]>("GET", `/api/v1/voices?${new URLSearchParams({ language })}`, { signal }),

    /** Of each post its latest revision. */
    jobs: (filter: JobFilter, cursor: string | null, signal?: AbortSignal) => {
      const query = new URLSearchParams({ limit: "20", revisions: "latest" });
      if (filter.status !== "") query.set("status", filter.status);
      if (filter.format !== "") query.set("format", filter.format);
      if (filter.search !== "") query.set("search", filter.search);
      if (cursor !== null) query.set("cursor", cursor);
      const init = { signal: signal ?? null };
      return send<JobsResponse>("GET", `/api/v1/jobs?${query}`, init);
    },
    /** The revisions of a post, the latest first. */
    revisions: (postId: string, signal: AbortSignal) =>
      data<JobData[]>("GET", `/api/v1/jobs?${new URLSearchParams({ postId, limit: "100" })}`, {
        signal,
      }),
    job: (id: string, signal?: AbortSignal) =>
      data<JobData>("GET", jobPath(id), { signal: signal ?? null }),
    content: (id: string, signal: AbortSignal) =>
      data<ContentData>("GET", `/api/content/${encodeURIComponent(id)}`, { signal }),
    cancelJob: (id: string) => send("POST", `${jobPath(id)}/cancel`, json({})),
    retryJob: (id: string) => send("POST", `${jobPath(id)}/retry`, json({})),
    deleteJob: (id: string) => send("DELETE", jobPath(id)),
    /** Deletes all revisions of a job's post. */
    deletePost: (id: string) => send("DELETE", `${jobPath(id)}?revisions=all`),
    /** What a post of a text would be drawn from; nothing is made. */
    previewText: async (
      body: Readonly<Record<string, unknown>>,
      signal: AbortSignal,
    ): Promise<PreviewResponse> => {
      return await send("POST", "/api/v1/preview-text", { ...json(body), signal });
    },
    /** Requests with the same `idempotencyKey` create only one job, even if a response is lost. */
    createJob: (
      body: Readonly<Record<string, unknown>>,
      { file, pictures }: JobFiles,
      idempotencyKey: string,
    ) => {
      const isPdf = file !== null;
      const init = isPdf ? formData(body, file, pictures) : json(withImages(body, pictures));
      const headers = { ...init.headers, "idempotency-key": idempotencyKey };
      const path = isPdf ? "/api/v1/process-pdf-async" : "/api/v1/process-text-async";
      return data<JobCreatedResponse["data"]>("POST", path, { ...init, headers });
    },
  };
}

/** A picture that is uploaded, for a request to show. */
export interface UploadedPicture {
  id: string;
  file: File;
  /** What it shows; "" if that is not said. */
  alt: string;
}

/** The body of a request with the uploads that it shows. */
export function withImages(
  body: Readonly<Record<string, unknown>>,
  pictures: readonly UploadedPicture[],
): Readonly<Record<string, unknown>> {
  if (pictures.length === 0) return body;
  return { ...body, images: pictures.map(({ id, alt }) => (alt === "" ? id : { id, alt })) };
}

/** The files of a creation request. */
interface JobFiles {
  /** The PDF; null for a text. */
  file: File | null;
  pictures: readonly UploadedPicture[];
}

/** Where the files of several jobs are downloaded in one archive. */
export function archivePath(ids: readonly string[]): string {
  return `/api/v1/jobs/files.zip?${new URLSearchParams({ ids: ids.join(",") })}`;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, "unreachable", "Postloom cannot be reached. Try again in a moment.");
  }
}

async function readError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const { status } = response;
  if (!response.headers.get("content-type")?.includes("json")) {
    return new ApiError(status, "unknown", `The server answered with an error (${status}).`);
  }
  const body: { error?: string; code?: string } = JSON.parse(text);
  return new ApiError(status, body.code ?? "unknown", body.error ?? `Error ${status}`);
}

function json(body: object) {
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

function formData(
  values: Readonly<Record<string, unknown>>,
  file: File,
  pictures: readonly UploadedPicture[],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  body.set("pdf", new File([file], file.name, { type: "application/pdf" }));
  for (const { file, alt } of pictures) {
    body.append("images", file);
    body.append("imageAlts", alt);
  }
  return { body, headers: {} };
}

/** A random idempotency key. Not `crypto.randomUUID()`, which pages loaded over plain HTTP lack. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
