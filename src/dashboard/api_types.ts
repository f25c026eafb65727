/** The signed-in account. */
export interface Account {
  id: string;
  email: string;
  plan: string;
  /** Null is without limit. */
  limits: { requestsPerHour: number | null; concurrentJobs: number | null };
  createdAt: string;
}

/** An API key, without its value. */
export interface ApiKey {
  id: string;
  name: string;
  prefix: string;
  lastFour: string;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** What the account has used, and may use. */
export interface Usage {
  plan: string;
  requests: {
    limit: number | null;
    used: number;
    remaining: number | null;
    resetsAt: string | null;
  };
  jobs: { limit: number | null; active: number };
  keys: { limit: number; active: number };
}

type JobStatus = "pending" | "processing" | "completed" | "failed";

/** What a job was asked to make: the fields of its creation request, its format's options among them. */
export interface JobRequest {
  format: string;
  platform: string;
  visualTemplate: string;
  visualStyleVariant: string | null;
  customPrompt: string | null;
  [option: string]: string | number | boolean | null;
}

/** Why a job failed. */
interface JobError {
  code: string;
  message: string;
  stage: string | null;
  retryable: boolean;
}

/** A job as its owner sees it. */
export interface Job {
  id: string;
  status: JobStatus;
  type: "text" | "pdf";
  format: string;
  filename: string | null;
  progress: number;
  createdAt: string;
  updatedAt: string;
  errorMessage: string | null;
  platform: string;
  visualTemplate: string;
  stage: string | null;
  error: JobError | null;
  contentId: string | null;
  /** What the post says first; null until it is made. */
  title: string | null;
  thumbnailUrl: string | null;
  request: JobRequest;
}

/** A finished post. */
export interface Content {
  id: string;
  type: "text" | "pdf";
  format: string;
  caption: string;
  hashtags: string;
  audioUrl: string | null;
  createdAt: string;
  metadata: {
    platform: string;
    visualTemplate: string;
    visualStyleVariant?: string | null;
    /** What each picture shows, for those who cannot see it. */
    altTexts?: readonly string[];
    /** The still of a reel. */
    coverUrl?: string;
  };
  images: { id: string; url: string; slideNumber: number }[];
  videos: { id: string; url: string; duration: number }[];
}

/** A look. */
export interface Template {
  name: string;
  title: string;
  description: string;
  /** By format: the address of a picture, or null until it is drawn. */
  variants: { name: string; previews: Readonly<Record<string, string | null>> }[];
}

/** Who may sign up. */
export interface SignUpMode {
  mode: "open" | "invite" | "closed";
  /** True as long as the service has no account: anybody may make the first. */
  isFirst: boolean;
}

/** Where events of the account are sent. */
export interface Webhook {
  url: string;
  createdAt: string;
}

/** What the account's posts are known by; null for what is not set. */
export interface BrandText {
  name: string | null;
  handle: string | null;
  /** Null is the look's own. */
  colours: { accent: string; background: string | null; ink: string | null } | null;
}

/** A brand with where its logo is. */
export interface Brand extends BrandText {
  logoUrl: string | null;
}
