import { expect, test } from "bun:test";
import { createBrowser, PASSWORD } from "../_browser.ts";
import { testService } from "../_service.ts";

const { ask } = await testService();

/** The status and the body of an answer. */
async function outcome(response: Promise<Response>): Promise<unknown[]> {
  return [(await response).status, await (await response).json()];
}

test("somebody signs up, is signed in, signs out and signs in again", async () => {
  const browser = createBrowser(ask);
  const account = await browser.signUp("ada@example.com");
  expect(account).toEqual({
    id: expect.stringMatching(/^acc_/),
    email: "ada@example.com",
    plan: "free",
    limits: { requestsPerHour: 10, editsPerHour: 60, concurrentJobs: 1, storageBytes: 1e9 },
    confirmed: true,
    createdAt: expect.any(String),
  });
  const me = () => outcome(browser.send("GET", "/api/account"));
  expect(await me()).toEqual([200, { success: true, data: account }]);
  const before = browser.cookie();
  const out = await browser.send("POST", "/api/account/sign-out");
  expect(out.headers.get("set-cookie")).toStartWith("postloom_session=; Path=/; Max-Age=0");
  const signedOut = [
    401,
    { success: false, error: "Sign in first", code: "unauthorized", statusCode: 401 },
  ];
  expect(await me()).toEqual(signedOut);
  expect(await outcome(ask("/api/account", { headers: { cookie: before } }))).toEqual(signedOut);
  const credentials = { email: "Ada@Example.com", password: PASSWORD };
  const signIn = () => browser.send("POST", "/api/account/sign-in", credentials);
  const [first, firstCookie] = [await signIn(), browser.cookie()];
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^postloom_session=[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^postloom_device=[\w-]{43}; Path=\/api\/account; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  expect(await first.json()).toEqual({ success: true, data: account });
  await signIn();
  expect((await ask("/api/account", { headers: { cookie: firstCookie } })).status).toBe(401);
  expect(await me()).toEqual([200, { success: true, data: account }]);
});

test("a wrong password and an unknown email get the same answer", async () => {
  const browser = createBrowser(ask);
  await createBrowser(ask).signUp("bob@example.com");
  for (const email of ["bob@example.com", "nobody@example.com", "", "a\0b", "x".repeat(9999)]) {
    const credentials = { email, password: "wrong password" };
    expect(await outcome(browser.send("POST", "/api/account/sign-in", credentials))).toEqual([
      401,
      {
        success: false,
        error: "Wrong email or password",
        code: "wrong_credentials",
        statusCode: 401,
      },
    ]);
  }
  expect(browser.cookie()).toBe("");
});

test("what cannot be signed up with is refused, and the message names it", async () => {
  const browser = createBrowser(ask);
  await createBrowser(ask).signUp("taken@example.com");
  const signUp = (body: unknown) => outcome(browser.send("POST", "/api/account/sign-up", body));
  const invalid = (error: string) => [
    400,
    { success: false, error, code: "invalid_request", statusCode: 400 },
  ];
  const email = "eve@example.com";
  const password = "Invalid password: must be 10 to 200 characters";
  expect(await signUp({ password: PASSWORD })).toEqual(invalid("Invalid email: must be a string"));
  expect(await signUp({ email: "eve", password: PASSWORD })).toEqual(
    invalid('Invalid email: must be an address such as "name@example.com"'),
  );
  expect(await signUp({ email, password: "too short" })).toEqual(invalid(password));
  expect(await signUp({ email, password: "x".repeat(201) })).toEqual(invalid(password));
  expect(await signUp({ email, password: {} })).toEqual(
    invalid("Invalid password: must be a string"),
  );
  expect(await signUp({ email, password: PASSWORD, invite: 1 })).toEqual(
    invalid("Invalid invite: must be a string"),
  );
  expect(await signUp([])).toEqual(invalid("Invalid body: must be a JSON object"));
  expect(await signUp({ email: "TAKEN@example.com", password: PASSWORD })).toEqual([
    409,
    {
      error: "Email is taken: sign in, or use another",
      code: "email_taken",
      statusCode: 409,
      success: false,
    },
  ]);
  expect(await signUp({ email, password: "x".repeat(70_000) })).toEqual([
    413,
    {
      error: "Request body exceeds the 64KB limit",
      code: "payload_too_large",
      statusCode: 413,
      success: false,
    },
  ]);
});

test("a new password needs the old one, and ends the other sessions", async () => {
  const [here, there] = [createBrowser(ask), createBrowser(ask)];
  await here.signUp("zoe@example.com");
  const credentials = { email: "zoe@example.com", password: PASSWORD };
  await there.send("POST", "/api/account/sign-in", credentials);
  const change = (currentPassword: string) =>
    here.send("POST", "/api/account/password", { currentPassword, newPassword: "another one" });
  expect(await outcome(change("not this one"))).toEqual([
    403,
    { success: false, error: "Wrong password", code: "wrong_credentials", statusCode: 403 },
  ]);
  const before = here.cookie();
  expect(await outcome(change(PASSWORD))).toEqual([200, { success: true }]);
  expect(here.cookie()).not.toBe(before);
  expect((await here.send("GET", "/api/account")).status).toBe(200);
  expect((await there.send("GET", "/api/account")).status).toBe(401);
  expect((await there.send("POST", "/api/account/sign-in", credentials)).status).toBe(401);
});

test("keys survive a new password, unless they are to be revoked with it", async () => {
  const browser = createBrowser(ask);
  await browser.signUp("keeper@example.com");
  const { key } = await browser.createKey();
  const usage = async () => (await ask("/api/v1/usage", { headers: { "x-api-key": key } })).status;
  const change = (body: object) => outcome(browser.send("POST", "/api/account/password", body));
  const wrong = { currentPassword: "not this one", newPassword: "another one", revokeKeys: true };
  expect((await change(wrong))[0]).toBe(403);
  expect((await change({ ...wrong, revokeKeys: "yes" }))[1]).toEqual({
    error: "Invalid revokeKeys: must be true or false",
    code: "invalid_request",
    statusCode: 400,
    success: false,
  });
  expect((await change({ currentPassword: PASSWORD, newPassword: "another one" }))[0]).toBe(200);
  expect(await usage()).toBe(200);
  const revoking = { currentPassword: "another one", newPassword: PASSWORD, revokeKeys: true };
  expect((await change(revoking))[0]).toBe(200);
  expect(await usage()).toBe(401);
});

test("whoever signs out everywhere is signed in nowhere", async () => {
  const [here, there] = [createBrowser(ask), createBrowser(ask)];
  await here.signUp("everywhere@example.com");
  const credentials = { email: "everywhere@example.com", password: PASSWORD };
  await there.send("POST", "/api/account/sign-in", credentials);
  expect(await outcome(here.send("DELETE", "/api/account/sessions"))).toEqual([
    200,
    { success: true },
  ]);
  for (const browser of [here, there]) {
    expect((await browser.send("GET", "/api/account")).status).toBe(401);
  }
});

test("passwords that are guessed first are refused, whoever sets them", async () => {
  const browser = createBrowser(ask);
  const signUp = (password: string) =>
    outcome(browser.send("POST", "/api/account/sign-up", { email: "mia@example.com", password }));
  expect(await signUp("Password123")).toEqual([
    400,
    {
      error: "Invalid password: must not be one of the most common passwords: choose another",
      code: "invalid_request",
      statusCode: 400,
      success: false,
    },
  ]);
  expect((await signUp("mia@example.com"))[0]).toBe(400);
  await browser.signUp("mia@example.com");
  const change = { currentPassword: PASSWORD, newPassword: "Postloom2026" };
  expect((await outcome(browser.send("POST", "/api/account/password", change)))[0]).toBe(400);
});

test("an owner deletes the account with its password, and nothing opens it any more", async () => {
  const browser = createBrowser(ask);
  await browser.signUp("leaver@example.com");
  const { key } = await browser.createKey();
  const stale = createBrowser(ask, { cookie: browser.cookie() });
  const remove = (password: unknown) =>
    outcome(browser.send("DELETE", "/api/v1/account", { password }));
  const wrong = [
    403,
    { success: false, error: "Wrong password", code: "wrong_credentials", statusCode: 403 },
  ];
  expect(await remove("not this one")).toEqual(wrong);
  expect((await remove(1))[0]).toBe(400);
  // A key has all permissions of its account but this one.
  const byKey = { method: "DELETE", headers: { "x-api-key": key } };
  expect((await ask("/api/v1/account", byKey)).status).toBe(401);
  expect(await remove(PASSWORD)).toEqual([200, { success: true }]);
  expect((await stale.send("GET", "/api/account")).status).toBe(401);
  expect((await ask("/api/v1/usage", { headers: { "x-api-key": key } })).status).toBe(401);
  const credentials = { email: "leaver@example.com", password: PASSWORD };
  expect((await browser.send("POST", "/api/account/sign-in", credentials)).status).toBe(401);
  expect(await browser.signUp("leaver@example.com")).toMatchObject({ plan: "free" });
});

test("who may sign up is said before anybody tries", async () => {
  const { ask: askClosed } = await testService({ signUp: "closed" });
  const mode = await askClosed("/api/account/sign-up");
  expect(await mode.json()).toEqual({
    success: true,
    data: { mode: "closed", isFirst: false, sendsMail: false },
  });
  const body = { email: "late@example.com", password: PASSWORD };
  const refused = createBrowser(askClosed).send("POST", "/api/account/sign-up", body);
  expect(await outcome(refused)).toEqual([
    403,
    {
      error: expect.stringContaining("Sign-up is closed"),
      code: "sign_up_refused",
      statusCode: 403,
      success: false,
    },
  ]);
});

test("pages of other origins can neither sign anybody in nor act for who is signed in", async () => {
  const own = createBrowser(ask);
  await own.signUp("victim@example.com");
  const forbidden = [
    403,
    { error: expect.any(String), code: "forbidden_origin", statusCode: 403, success: false },
  ];
  const asked: [string, string, unknown][] = [
    ["POST", "/api/account/sign-in", { email: "victim@example.com", password: PASSWORD }],
    ["POST", "/api/account/sign-out", undefined],
    ["POST", "/api/account/password", { currentPassword: PASSWORD, newPassword: PASSWORD }],
    ["POST", "/api/account/keys", { name: "stolen" }],
    ["DELETE", "/api/account/keys/key_1", undefined],
    ["POST", "/api/v1/process-text-async", { text: "a", format: "image" }],
  ];
  for (const origin of ["https://evil.example", "null", "http://localhost.evil.example", ""]) {
    const { cookie } = own;
    const page = createBrowser(ask, { origin, cookie: cookie(), "sec-fetch-site": "cross-site" });
    for (const [method, path, body] of asked) {
      expect(await outcome(page.send(method, path, body))).toEqual(forbidden);
    }
  }
  const behindProxy = createBrowser(ask, { origin: "https://posts.example", cookie: own.cookie() });
  expect((await behindProxy.send("POST", "/api/account/keys", { name: "own" })).status).toBe(201);
  const vouched = { origin: "", "sec-fetch-site": "same-origin", cookie: own.cookie() };
  const modern = createBrowser(ask, vouched);
  expect((await modern.send("POST", "/api/account/sign-out")).status).toBe(200);
});

test("cookies are for https alone where the service or the request is reached by it", async () => {
  const publicUrl = "http://posts.example";
  const { ask: askPlainly } = await testService({ publicUrl });
  const { ask: askProxied } = await testService({ publicUrl, trustedProxies: 1 });
  const cookieOf = async (where: typeof ask, email: string) => {
    const body = { email, password: PASSWORD };
    const browser = createBrowser(where, { "x-forwarded-proto": "https" });
    return (await browser.send("POST", "/api/account/sign-up", body)).headers.get("set-cookie");
  };
  expect(await cookieOf(askPlainly, "a@example.com")).not.toContain("Secure");
  expect(await cookieOf(askProxied, "b@example.com")).toContain("; Secure");
  expect(await cookieOf(ask, "c@example.com")).toContain("; Secure");
});

test("an owner sees which browsers are signed in, and ends one of them, and nobody else's", async () => {
  const here = createBrowser(ask, { "user-agent": "Firefox/140" });
  await here.signUp("browsers@example.com");
  const there = createBrowser(ask, { "user-agent": `Chrome/150${"x".repeat(1_000)}` });
  await there.send("POST", "/api/account/sign-in", {
    email: "browsers@example.com",
    password: PASSWORD,
  });
  const stranger = createBrowser(ask);
  await stranger.signUp("stranger-to-browsers@example.com");
  const open = async () => (await (await here.send("GET", "/api/account/sessions")).json()).data;
  const [other, own] = await open();
  expect(own).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    browser: "Firefox/140",
    createdAt: expect.any(String),
    isThis: true,
  });
  expect(other).toMatchObject({
    browser: expect.stringMatching(/^Chrome\/150x{100,300}$/),
    isThis: false,
  });
  const path = `/api/account/sessions/${other.id}`;
  expect((await stranger.send("DELETE", path)).status).toBe(404);
  expect((await there.send("GET", "/api/account")).status).toBe(200);
  expect((await here.send("DELETE", path)).status).toBe(200);
  expect((await there.send("GET", "/api/account")).status).toBe(401);
  expect(await open()).toMatchObject([{ id: own.id }]);
  expect((await here.send("DELETE", path)).status).toBe(404);
});
