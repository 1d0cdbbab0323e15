// The places where Swift's concurrency runtime hands out jobs.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "host.h"

typedef SWIFT_CALL void (*enqueue)(void *job);
typedef SWIFT_CALL void (*enqueue_hook)(void *job, enqueue original);
typedef SWIFT_CALL void (*enqueue_delayed)(uint64_t delay, void *job);
typedef SWIFT_CALL void (*delay_hook)(uint64_t delay, void *job, enqueue_delayed original);
typedef SWIFT_CALL void (*enqueue_deadline)(
    long long seconds, long long nanoseconds, long long tolerance_seconds,
    long long tolerance_nanoseconds, int clock, void *job);
typedef SWIFT_CALL void (*deadline_hook)(
    long long seconds, long long nanoseconds, long long tolerance_seconds,
    long long tolerance_nanoseconds, int clock, void *job, enqueue_deadline original);

// Read on every thread of the runtime's pool; written only between tests, under the lock.
static struct test_host_jobs diversion;
static bool diverted;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

// While set, the hooks of this thread pass everything on.
static __thread bool passing;

// The callbacks that take this thread's jobs before those of the process do.
static __thread struct test_host_jobs own;

static struct test_host_jobs current_diversion(void) {
  struct test_host_jobs none = {NULL, NULL, NULL};
  if (passing) return none;
  if (own.ready) return own;
  pthread_rwlock_rdlock(&lock);
  struct test_host_jobs jobs = diverted ? diversion : none;
  pthread_rwlock_unlock(&lock);
  return jobs;
}

static void run_global(void *job);
static void run_main(void *job);

static struct test_host_job plain_job(void *job, bool main) {
  struct test_host_job plain = {job, NULL, main ? run_main : run_global, main};
  return plain;
}

static SWIFT_CALL void on_global(void *job, enqueue original) {
  struct test_host_jobs jobs = current_diversion();
  if (jobs.ready && jobs.ready(jobs.context, plain_job(job, false))) return;
  original(job);
}

static SWIFT_CALL void on_main(void *job, enqueue original) {
  struct test_host_jobs jobs = current_diversion();
  if (jobs.ready && jobs.ready(jobs.context, plain_job(job, true))) return;
  original(job);
}

static SWIFT_CALL void on_delay(uint64_t delay, void *job, enqueue_delayed original) {
  struct test_host_jobs jobs = current_diversion();
  int64_t nanoseconds = delay > INT64_MAX ? INT64_MAX : (int64_t)delay;
  if (jobs.delayed && jobs.delayed(jobs.context, nanoseconds, plain_job(job, false))) return;
  original(delay, job);
}

// Clock 1 is the continuous one, clock 2 the suspending one; both count uptime here.
static int64_t delay_until(long long seconds, long long nanoseconds) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t whole = seconds - now.tv_sec;
  if (whole > NANOSECONDS) return INT64_MAX;
  int64_t delay = whole * NANOSECONDS + nanoseconds - now.tv_nsec;
  return delay < 0 ? 0 : delay;
}

static SWIFT_CALL void on_deadline(
    long long seconds, long long nanoseconds, long long tolerance_seconds,
    long long tolerance_nanoseconds, int clock, void *job, enqueue_deadline original) {
  struct test_host_jobs jobs = current_diversion();
  if (jobs.delayed && test_host_clock_is_virtual() &&
      jobs.delayed(
          jobs.context, delay_until(seconds, nanoseconds), plain_job(job, false)))
    return;
  original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

void test_host_set_hook(const char *name, void *value) {
  void **slot = dlsym(RTLD_DEFAULT, name);
  if (slot) *slot = value;
}

// Once set the hooks stay, since the runtime may be about to call one; `diverted` says what they
// do.
static void set_hooks(void) {
  static bool set;
  if (set) return;
  set = true;
  test_host_set_hook("swift_task_enqueueGlobal_hook", (void *)on_global);
  test_host_set_hook("swift_task_enqueueMainExecutor_hook", (void *)on_main);
  test_host_set_hook("swift_task_enqueueGlobalWithDelay_hook", (void *)on_delay);
  test_host_set_hook("swift_task_enqueueGlobalWithDeadline_hook", (void *)on_deadline);
}

bool test_host_divert_jobs(struct test_host_jobs jobs) {
  pthread_rwlock_wrlock(&lock);
  bool free = !diverted;
  if (free) {
    diversion = jobs;
    diverted = true;
    set_hooks();
  }
  pthread_rwlock_unlock(&lock);
  return free;
}

struct test_host_jobs test_host_swap_thread_jobs(struct test_host_jobs jobs) {
  pthread_rwlock_wrlock(&lock);
  set_hooks();
  pthread_rwlock_unlock(&lock);
  struct test_host_jobs before = own;
  own = jobs;
  return before;
}

void test_host_restore_jobs(void) {
  pthread_rwlock_wrlock(&lock);
  diverted = false;
  pthread_rwlock_unlock(&lock);
}

static struct executor_ref executor(bool main) {
  struct executor_ref generic = {NULL, 0};
  if (!main) return generic;
  SWIFT_CALL struct executor_ref (*get)(void) =
      (SWIFT_CALL struct executor_ref (*)(void))dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor");
  return get ? get() : generic;
}

static void run(void *job, bool main) {
  SWIFT_CALL void (*run)(void *, struct executor_ref) =
      (SWIFT_CALL void (*)(void *, struct executor_ref))dlsym(RTLD_DEFAULT, "swift_job_run");
  if (run) run(job, executor(main));
}

static void run_global(void *job) { run(job, false); }
static void run_main(void *job) { run(job, true); }

// The runtime sends some jobs straight to libdispatch: those of the main actor, and sleeps. They
// are recognised by the function that runs them, which belongs to the runtime.

typedef void (*async_function)(void *queue, void *context, void (*work)(void *));
typedef void (*after_function)(uint64_t when, void *queue, void *context, void (*work)(void *));

static async_function real_async;
static after_function real_after;
static struct test_host_image runtime;
static void *main_queue;
static const char *(*get_label)(void *queue);

__attribute__((constructor)) static void find_functions(void) {
  real_async = (async_function)test_host_find_next("dispatch_async_f");
  real_after = (after_function)test_host_find_next("dispatch_after_f");
  get_label = (const char *(*)(void *))dlsym(RTLD_DEFAULT, "dispatch_queue_get_label");
  main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  runtime = test_host_image_of(dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal"));
}

static bool is_job(void (*work)(void *)) { return test_host_is_in(runtime, (void *)work); }

// Whether a queue is one of the runtime's pool, or the main queue. An actor may have another queue
// and must stay on it.
static bool is_shared(void *queue) {
  if (queue == main_queue) return true;
  const char *label = get_label ? get_label(queue) : NULL;
  return label && strcmp(label, "Swift global concurrent queue") == 0;
}

static bool takes(struct test_host_jobs jobs, void *queue, void (*work)(void *)) {
  return jobs.ready && jobs.delayed && is_job(work) && is_shared(queue);
}

void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
  struct test_host_jobs jobs = current_diversion();
  struct test_host_job job = {context, queue, work, queue == main_queue};
  if (takes(jobs, queue, work) && jobs.ready(jobs.context, job)) return;
  test_host_async(queue, context, work);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  struct test_host_jobs jobs = current_diversion();
  struct test_host_job job = {context, queue, work, queue == main_queue};
  if (takes(jobs, queue, work) && test_host_clock_is_virtual() &&
      jobs.delayed(jobs.context, test_host_delay_until(when), job))
    return;
  if (test_host_after(when, queue, context, work)) return;
  if (!real_after) abort();
  real_after(when, queue, context, work);
}

uint64_t test_host_task_of(struct test_host_job job) {
  SWIFT_CALL uint64_t (*task_of)(void *) =
      ONCE(SWIFT_CALL uint64_t (*)(void *), dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId"));
  return task_of ? task_of(job.job) : 0;
}

bool test_host_is_task(struct test_host_job job) {
  const void *const *metadata =
      ONCE(const void *const *, dlsym(RTLD_DEFAULT, "_swift_concurrency_debug_asyncTaskMetadata"));
  return !metadata || *(const void *const *)job.job == *metadata;
}

// The runtime's task, up to what says where it goes on, and the calls that wait for each other.
struct task {
  void *header[4];
  uint64_t flags[3];
  uintptr_t function;
  uintptr_t call;
};
struct call {
  uintptr_t caller;
  uintptr_t function;
};

// Reads memory that may not be there: a runtime of another version may lay out its tasks otherwise.
static bool read_memory(const void *from, void *to, size_t size) {
  struct iovec target = {to, size}, source = {(void *)from, size};
  return process_vm_readv(getpid(), &target, 1, &source, 1, 0) == (ssize_t)size;
}

size_t test_host_task_frames(const void *place, uintptr_t *frames, size_t room) {
  struct task task;
  if (room == 0 || !read_memory(place, &task, sizeof task)) return 0;
  size_t count = 0;
  frames[count++] = task.function;
  struct call call = {task.call, 0};
  while (count < room && call.caller && read_memory((const void *)call.caller, &call, sizeof call))
    frames[count++] = call.function;
  return count;
}

void *test_host_running_task(void) {
  SWIFT_CALL void *(*running)(void) =
      ONCE(SWIFT_CALL void *(*)(void), dlsym(RTLD_DEFAULT, "swift_task_getCurrent"));
  return running ? running() : NULL;
}

void test_host_run_job(struct test_host_job job) { job.run(job.job); }

void test_host_release_job(struct test_host_job job) {
  if (job.queue) return real_async(job.queue, job.job, job.run);
  enqueue give = (enqueue)dlsym(
      RTLD_DEFAULT, job.is_main ? "swift_task_enqueueMainExecutor" : "swift_task_enqueueGlobal");
  if (!give) return;
  passing = true;
  give(job.job);
  passing = false;
}
