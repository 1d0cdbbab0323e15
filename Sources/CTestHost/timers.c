// Timers of libdispatch that an app makes. The real source never gets a time or a handler, so it
// does not fire; events of the session call the handler on the timer's queue instead.

#define _GNU_SOURCE
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

typedef void (*object_function)(void *object);
typedef void (*handler_function)(void *source, void *handler);
typedef void (*time_function)(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

static __thread struct timer *timers;

static struct timer *find(void *source) {
  struct timer *timer = timers;
  while (timer && (timer->source != source || timer->holders == 0)) timer = timer->next;
  return timer;
}

static void drop_handler(struct timer *timer) {
  if (timer->handler) test_host_dispatch.release_block(timer->handler);
  timer->handler = NULL;
}

bool test_host_take_timer(void *source, void *queue) {
  const struct test_host_dispatch *all = &test_host_dispatch;
  if (!all->copy_block || !all->release_block || !all->global_queue || !source) return false;
  if (!queue) queue = all->global_queue(0, 0);
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
  void *handler = test_host_dispatch.copy_block(timer->handler);
  ((struct test_host_block *)handler)->invoke(handler);
  test_host_dispatch.release_block(handler);
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
  struct timer *timer = find(source);
  if (timer) {
    timer->deadline = start == ~0ULL ? -1 : test_host_session_time() + test_host_delay_until(start);
    timer->interval = interval > INT64_MAX ? 0 : (int64_t)interval;
    return plan(timer);
  }
  NEXT(time_function, "dispatch_source_set_timer")(source, start, interval, leeway);
}

void dispatch_source_set_event_handler(void *source, void *handler) {
  struct timer *timer = find(source);
  if (timer) {
    drop_handler(timer);
    timer->handler = handler ? test_host_dispatch.copy_block(handler) : NULL;
    return;
  }
  NEXT(handler_function, "dispatch_source_set_event_handler")(source, handler);
}

void dispatch_source_cancel(void *source) {
  struct timer *timer = find(source);
  if (timer) {
    timer->deadline = -1;
    plan(timer);
    drop_handler(timer);
  }
  NEXT(object_function, "dispatch_source_cancel")(source);
}

void dispatch_retain(void *object) {
  struct timer *timer = find(object);
  if (timer) timer->holders += 1;
  NEXT(object_function, "dispatch_retain")(object);
}

void dispatch_release(void *object) {
  struct timer *timer = find(object);
  if (timer && --timer->holders == 0) {
    timer->age += 1;
    drop_handler(timer);
  }
  NEXT(object_function, "dispatch_release")(object);
}

void dispatch_activate(void *object) {
  test_host_set_timer_active(object, true);
  NEXT(object_function, "dispatch_activate")(object);
}
