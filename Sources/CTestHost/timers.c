// Timers of libdispatch that an app makes. The real source never gets a time or a handler, so it
// does not fire; events of the session call the handler on the timer's queue instead.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

#include "host.h"

struct timer {
  void *source;
  void *queue;
  void *handler;
  // When it fires next, in time of the session; negative if never.
  int64_t deadline;
  int64_t interval;
  bool active;
  // Counts what makes earlier events of the timer void.
  uint64_t age;
  // How often the app holds the source; without it the timer is gone.
  int holders;
  struct timer *next;
};

struct shot {
  struct timer *timer;
  uint64_t age;
};

static void *(*copy_block)(const void *);
static void (*release_block)(const void *);
static void *(*global_queue)(intptr_t priority, uintptr_t flags);

__attribute__((constructor)) static void find_functions(void) {
  copy_block = (void *(*)(const void *))dlsym(RTLD_DEFAULT, "_Block_copy");
  release_block = (void (*)(const void *))dlsym(RTLD_DEFAULT, "_Block_release");
  global_queue = (void *(*)(intptr_t, uintptr_t))dlsym(RTLD_DEFAULT, "dispatch_get_global_queue");
}

static __thread struct timer *timers;

static struct timer *find(void *source) {
  struct timer *timer = timers;
  while (timer && (timer->source != source || timer->holders == 0)) timer = timer->next;
  return timer;
}

static void drop_handler(struct timer *timer) {
  if (timer->handler) release_block(timer->handler);
  timer->handler = NULL;
}

bool test_host_take_timer(void *source, void *queue) {
  if (!copy_block || !release_block || !global_queue || !source) return false;
  if (!queue) queue = global_queue(0, 0);
  if (test_host_is_of_foundation(queue, NULL) || !test_host_runs_app_code()) return false;
  struct timer *timer = malloc(sizeof *timer);
  if (!timer) return false;
  *timer = (struct timer){source, queue, NULL, -1, 0, false, 0, 1, timers};
  timers = timer;
  return true;
}

static void fire(void *context);

static void plan(struct timer *timer) {
  timer->age += 1;
  if (!timer->active || timer->deadline < 0) return;
  struct shot *shot = malloc(sizeof *shot);
  if (!shot) abort();
  *shot = (struct shot){timer, timer->age};
  int64_t left = timer->deadline - test_host_session_time();
  test_host_run_later(timer->queue, left < 0 ? 0 : left, fire, shot);
}

static void fire(void *context) {
  struct timer *timer = ((struct shot *)context)->timer;
  if (timer->age != ((struct shot *)context)->age) return;
  timer->deadline = timer->interval > 0 ? timer->deadline + timer->interval : -1;
  plan(timer);
  if (!timer->handler) return;
  // The handler may cancel its timer.
  void *handler = copy_block(timer->handler);
  ((struct test_host_block *)handler)->invoke(handler);
  release_block(handler);
}

void test_host_set_timer_active(void *source, bool active) {
  struct timer *timer = find(source);
  if (!timer || timer->active == active) return;
  timer->active = active;
  plan(timer);
}

void test_host_forget_timers(void) {
  // An event that is dropped later still knows its timer, so that only the handler is given back.
  for (; timers; timers = timers->next) {
    timers->age += 1;
    drop_handler(timers);
  }
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*next)(void *, uint64_t, uint64_t, uint64_t);
  struct timer *timer = find(source);
  if (timer) {
    timer->deadline = start == ~0ULL ? -1 : test_host_session_time() + test_host_delay_until(start);
    timer->interval = interval > INT64_MAX ? 0 : (int64_t)interval;
    return plan(timer);
  }
  if (!next)
    next = (void (*)(void *, uint64_t, uint64_t, uint64_t))test_host_next(
        "dispatch_source_set_timer");
  next(source, start, interval, leeway);
}

void dispatch_source_set_event_handler(void *source, void *handler) {
  static void (*next)(void *, void *);
  struct timer *timer = find(source);
  if (timer) {
    drop_handler(timer);
    timer->handler = handler ? copy_block(handler) : NULL;
    return;
  }
  if (!next) next = (void (*)(void *, void *))test_host_next("dispatch_source_set_event_handler");
  next(source, handler);
}

void dispatch_source_cancel(void *source) {
  static void (*next)(void *);
  struct timer *timer = find(source);
  if (timer) {
    timer->deadline = -1;
    plan(timer);
    drop_handler(timer);
  }
  if (!next) next = (void (*)(void *))test_host_next("dispatch_source_cancel");
  next(source);
}

void dispatch_retain(void *object) {
  static void (*next)(void *);
  struct timer *timer = find(object);
  if (timer) timer->holders += 1;
  if (!next) next = (void (*)(void *))test_host_next("dispatch_retain");
  next(object);
}

void dispatch_release(void *object) {
  static void (*next)(void *);
  struct timer *timer = find(object);
  if (timer && --timer->holders == 0) {
    timer->age += 1;
    drop_handler(timer);
  }
  if (!next) next = (void (*)(void *))test_host_next("dispatch_release");
  next(object);
}

void dispatch_activate(void *object) {
  static void (*next)(void *);
  test_host_set_timer_active(object, true);
  if (!next) next = (void (*)(void *))test_host_next("dispatch_activate");
  next(object);
}
