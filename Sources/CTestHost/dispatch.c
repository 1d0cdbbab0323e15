// Delayed blocks and blocking waits of libdispatch, which follow the virtual clock of the calling
// thread.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"

struct delayed_block {
  void *queue;
  void *block;
  // Called instead of a block, if there is none; the context belongs to this.
  void (*function)(void *context);
  void *context;
  // The group that stays open until the block has run; it belongs to this until then.
  void *group;
};

static void invoke(struct delayed_block *delayed) {
  if (!delayed->block) return delayed->function(delayed->context);
  ((struct test_host_block *)delayed->block)->invoke(delayed->block);
}

typedef void (*after_function)(uint64_t, void *, void *);
typedef void (*async_function)(void *, void *, void (*)(void *));

static after_function real_after;
static async_function real_async;
static const char *(*get_label)(void *queue);

struct test_host_dispatch test_host_dispatch;

#define FIND(member, name) \
  test_host_dispatch.member = (__typeof__(test_host_dispatch.member))dlsym(RTLD_DEFAULT, name)

__attribute__((constructor(101))) static void find_functions(void) {
  FIND(copy_block, "_Block_copy");
  FIND(release_block, "_Block_release");
  FIND(retain, "dispatch_retain");
  FIND(release, "dispatch_release");
  FIND(enter_group, "dispatch_group_enter");
  FIND(leave_group, "dispatch_group_leave");
  FIND(global_queue, "dispatch_get_global_queue");
  FIND(main_queue, "_dispatch_main_q");
}

__attribute__((constructor)) static void find_dispatch(void) {
  real_after = (after_function)test_host_find_next("dispatch_after");
  real_async = (async_function)test_host_find_next("dispatch_async_f");
  get_label = (const char *(*)(void *))dlsym(RTLD_DEFAULT, "dispatch_queue_get_label");
}

static bool complete(void) {
  const struct test_host_dispatch *all = &test_host_dispatch;
  return real_async && all->copy_block && all->release_block && all->retain && all->release &&
         all->enter_group && all->leave_group;
}

#define NOT_UPTIME (1ULL << 63)
#define WALL (1ULL << 62)

// Zero means now. The two upper bits distinguish uptime, time since boot and calendar time;
// calendar time is negative nanoseconds since 1970. Uptime and time since boot are the same to a
// virtual clock.
int64_t test_host_delay_until(uint64_t when) {
  struct timespec now;
  if (when == 0) return 0;
  bool wall = (when & NOT_UPTIME) && (when & WALL);
  int64_t deadline = wall ? -(int64_t)when : (int64_t)(when & ~NOT_UPTIME);
  clock_gettime(wall ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now);
  int64_t delay = deadline - (now.tv_sec * NANOSECONDS + now.tv_nsec);
  return delay < 0 ? 0 : delay;
}

static struct delayed_block *keep(void *queue, void *block, void *group) {
  struct delayed_block *kept = malloc(sizeof *kept);
  if (!kept) return NULL;
  *kept = (struct delayed_block){.queue = queue, .group = group};
  if (block) kept->block = test_host_dispatch.copy_block(block);
  test_host_dispatch.retain(queue);
  if (group) test_host_dispatch.enter_group(group);
  return kept;
}

static bool take_over(uint64_t when, void *queue, void *block) {
  struct test_host_clock clock = test_host_this_thread()->clock;
  if (!test_host_clock_is_virtual() || !clock.dispatch || !complete()) return false;
  if (when == ~0ULL || when == ~1ULL) return false;
  struct delayed_block *delayed = keep(queue, block, NULL);
  if (!delayed) return false;
  if (clock.dispatch(clock.context, test_host_delay_until(when) + test_host_lateness(), delayed))
    return true;
  test_host_drop_block(delayed);
  return false;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  if (take_over(when, queue, block) || test_host_after_block(when, queue, block)) return;
  if (!real_after) abort();
  real_after(when, queue, block);
}

bool test_host_is_main_queue(void *queue) {
  return queue && queue == test_host_dispatch.main_queue;
}

// Whether blocks of a queue run on the thread of the session.
static bool is_hosted(void *queue, void *block) {
  return !test_host_runs_itself(queue) && !test_host_is_of_foundation(queue, block);
}

bool test_host_take_async(void *queue, void *block, void *group) {
  struct test_host_clock clock = test_host_this_thread()->clock;
  if (!test_host_clock_is_virtual() || !clock.async || !complete()) return false;
  bool is_main = test_host_is_main_queue(queue);
  if (is_main && group) return false;
  if (!is_main && !is_hosted(queue, block)) {
    bool tells = test_host_is_of_system(queue) || !test_host_is_of_foundation(queue, block);
    if (tells) clock.async(clock.context, NULL);
    return false;
  }
  struct delayed_block *taken = keep(queue, block, group);
  int64_t late = test_host_lateness();
  if (!taken) return false;
  if (late > 0 && clock.dispatch && clock.dispatch(clock.context, late, taken)) return true;
  if (late == 0 && clock.async(clock.context, taken)) {
    if (!is_main) test_host_line_up(queue, taken);
    return true;
  }
  if (group) test_host_dispatch.leave_group(group);
  test_host_drop_block(taken);
  return false;
}

void test_host_run_later(
    void *queue, int64_t nanoseconds, void (*function)(void *), void *context) {
  struct test_host_clock clock = test_host_this_thread()->clock;
  struct delayed_block *kept = complete() ? keep(queue, NULL, NULL) : NULL;
  if (!kept) return free(context);
  kept->function = function;
  kept->context = context;
  if (!clock.dispatch || !clock.dispatch(clock.context, nanoseconds, kept))
    test_host_drop_block(kept);
}

void *test_host_queue_of_block(void *block) { return ((struct delayed_block *)block)->queue; }

void test_host_retain_queue(void *queue) { test_host_dispatch.retain(queue); }

void test_host_release_queue(void *queue) { test_host_dispatch.release(queue); }

const char *test_host_queue_label(void *queue) {
  const char *label = get_label ? get_label(queue) : NULL;
  return label ? label : "";
}

void test_host_run_late_block(void *block) {
  void *queue = test_host_queue_of_block(block);
  void *own = ((struct delayed_block *)block)->block;
  if (test_host_is_main_queue(queue) || !is_hosted(queue, own)) return test_host_fire_block(block);
  test_host_line_up(queue, block);
  test_host_run_turn(queue, block, test_host_app());
}

void test_host_run_block(void *block) {
  void *group = ((struct delayed_block *)block)->group;
  invoke(block);
  test_host_drop_block(block);
  if (group) test_host_dispatch.leave_group(group);
}

static atomic_int blocks_under_way;

int test_host_blocks_under_way(void) { return atomic_load(&blocks_under_way); }

static void perform(void *context) {
  test_host_run_block(context);
  atomic_fetch_sub(&blocks_under_way, 1);
}

void test_host_fire_block(void *block) {
  struct delayed_block *delayed = block;
  atomic_fetch_add(&blocks_under_way, 1);
  test_host_async(delayed->queue, delayed, perform);
}

void test_host_drop_block(void *block) {
  struct delayed_block *delayed = block;
  if (delayed->block) test_host_dispatch.release_block(delayed->block);
  free(delayed->context);
  test_host_dispatch.release(delayed->queue);
  free(delayed);
}

// Semaphores and groups. A wait of a thread with a virtual clock must not block it, since the tasks
// that would end the wait run on it.

typedef intptr_t (*wait_function)(void *object, uint64_t when);

static wait_function real_semaphore_wait, real_group_wait, real_block_wait;

__attribute__((constructor)) static void find_waits(void) {
  real_semaphore_wait = (wait_function)test_host_find_next("dispatch_semaphore_wait");
  real_group_wait = (wait_function)test_host_find_next("dispatch_group_wait");
  real_block_wait = (wait_function)test_host_find_next("dispatch_block_wait");
}

static intptr_t wait_for(void *object, uint64_t when, wait_function real) {
  struct test_host_clock clock = test_host_this_thread()->clock;
  if (!real) abort();
  if (when == 0 || !clock.idle || !test_host_clock_is_virtual()) return real(object, when);
  struct test_host_queue_wait wait = {0, 0, 0};
  for (;;) {
    intptr_t result = real(object, 0);
    int64_t left = when == ~0ULL ? INT64_MAX : test_host_delay_until(when);
    if (result == 0 || left == 0) return result;
    if (test_host_run_any_turn()) continue;
    test_host_wait_in_queue(&wait);
    clock.idle(clock.context, left);
  }
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t when) {
  return wait_for(semaphore, when, real_semaphore_wait);
}

intptr_t dispatch_group_wait(void *group, uint64_t when) {
  return wait_for(group, when, real_group_wait);
}

intptr_t dispatch_block_wait(void *block, uint64_t when) {
  return wait_for(block, when, real_block_wait);
}

// Conditions, with which Foundation waits for an operation. What ends it may be a block that this
// thread has to run; whoever waits looks again, since a condition may be signalled for nothing.

typedef int (*condition_wait)(pthread_cond_t *condition, pthread_mutex_t *mutex);

static condition_wait real_condition_wait;

__attribute__((constructor)) static void find_condition_wait(void) {
  // Without a version this is a function for conditions of another form.
  real_condition_wait = (condition_wait)dlvsym(RTLD_NEXT, "pthread_cond_wait", "GLIBC_2.3.2");
  if (!real_condition_wait)
    real_condition_wait = (condition_wait)dlsym(RTLD_NEXT, "pthread_cond_wait");
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  static __thread struct test_host_queue_wait wait;
  static __thread pthread_cond_t *awaited;
  struct test_host_clock clock = test_host_this_thread()->clock;
  if (!real_condition_wait) find_condition_wait();
  if (!clock.idle || !test_host_clock_is_virtual() ||
      !test_host_is_in_foundation(__builtin_return_address(0)))
    return real_condition_wait(condition, mutex);
  if (awaited != condition) wait = (struct test_host_queue_wait){0, 0, 0};
  awaited = condition;
  pthread_mutex_unlock(mutex);
  if (!test_host_run_any_turn()) {
    test_host_wait_in_queue(&wait);
    clock.idle(clock.context, INT64_MAX);
  }
  pthread_mutex_lock(mutex);
  return 0;
}
