import type { Account } from "../accounts/account.ts";
import { DeadlineError, withDeadline } from "../common/deadline.ts";
import { jobReference } from "../common/job_reference.ts";
import { UnavailableError } from "../common/unavailable_error.ts";
import { isDatabaseDown } from "../database/is_database_down.ts";
import type { EditedDraft } from "../drafts/from_draft.ts";
import type { Lane } from "../queue/job_queue.ts";
import type { Admitted } from "./admission.ts";
import { adoptPictures } from "./draft_pictures.ts";
import type { Job } from "./job.ts";
import { clearSource, sourceKeyOf } from "./job_files.ts";
import { JobUncertainError, type SubmitServices } from "./submit_job.ts";
import { offerNext } from "./turns.ts";

const STORE_TIMEOUT_MS = 10_000;

/** A revision to create of a job's post. */
export interface Revision extends EditedDraft {
  /** The new job's id. */
  id: string;
  account: Account;
  /** The job whose draft was edited. */
  base: Job;
  lane: Lane;
  /** Whether it is another post, made of the base's; its revision otherwise. */
  isVariant: boolean;
  /** The latest revision of the post that is known; left out if later ones do not matter. */
  after?: string | undefined;
}

/** Thrown when the job that is to be revised was deleted in the meantime. */
export class BaseGoneError extends Error {
  override readonly name = "BaseGoneError";
  readonly jobId: string;

  constructor(jobId: string) {
    super(`Cannot find job "${jobId}" any more`);
    this.jobId = jobId;
  }
}

/**
 * Stores an edited draft as a job of its own, and enqueues it. It has the base's brand and no source:
 * that is its origin's. Returns the pending job and the account's remaining edits.
 *
 * @throws {RateLimitedError | ConcurrencyLimitedError | StorageLimitedError} if the account has reached
 *   a limit. Nothing is stored then.
 * @throws {BaseGoneError}
 * @throws {NewerRevisionError} if the post has another latest revision than is known.
 * @throws {UnavailableError} if the store does not take the draft's pictures in time.
 * @throws {JobUncertainError}
 */
export async function submitRevision(
  services: SubmitServices,
  revision: Revision,
): Promise<Admitted<Job>> {
  const { jobs, admission, store, log } = services;
  const { id, account, base, lane, request, isVariant, after } = revision;
  await admission.check(account, "edit");
  const stored = await inTime(adoptPictures(revision.stored, { jobId: id, store }));
  const job = {
    id,
    accountId: account.id,
    type: base.type,
    filename: base.filename,
    title: base.title,
    sourceKey: sourceKeyOf(id, base.type),
    sourceBytes: 0,
    pictures: null,
    request,
    brand: base.brand,
    lane,
    postId: isVariant ? id : base.postId,
    revisionOf: base.id,
    originId: base.originId ?? base.id,
  };
  const create: Parameters<typeof admission.admit<Job>>[1] = async (db) => {
    const created = await jobs.withTransaction(db).createRevision(job, { draft: stored, after });
    if (created === undefined) throw new BaseGoneError(base.id);
    return created;
  };
  try {
    const admitted = await admission.admit(account, create, { counted: "edit" });
    void offerNext(services, { accountId: account.id, lane });
    return admitted;
  } catch (error) {
    // A commit whose connection was lost may still be on its way.
    if (isDatabaseDown(error)) throw new JobUncertainError(id, { cause: error });
    await clearSource({ jobId: id, sourceKey: job.sourceKey }, store).catch((kept: unknown) =>
      log.warn("Cannot delete the pictures of a draft", { job: jobReference(id), error: kept }),
    );
    throw error;
  }
}

async function inTime<Result>(storing: Promise<Result>): Promise<Result> {
  try {
    return await withDeadline(storing, STORE_TIMEOUT_MS);
  } catch (cause) {
    if (!(cause instanceof DeadlineError)) throw cause;
    throw new UnavailableError("store", "Cannot store the draft's pictures in time", { cause });
  }
}
