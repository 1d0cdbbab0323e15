// Queues of an app other than the main one. Their blocks run on the thread of the app's session, at
// events of virtual time and one after the other, so that their clocks and random numbers are those
// of the run. A block has its queue around it, as if the queue's own thread ran it. If it sleeps,
// the session does not: what it sends elsewhere afterwards comes later by that time, and so does
// the next block of its queue.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"

// A block that waits for its turn. It goes before later blocks of its queue, whichever event comes
// first, because most queues keep the order of their blocks. The queues of the system do not.
struct turn {
  void *queue;
  void *block;
  uint64_t app;
  struct turn *next;
};

// A queue whose block runs on this thread at the moment, and how long the block has slept.
struct held {
  void *queue;
  int64_t late;
  struct held *outer;
};

static struct test_host_image foundation, networking;

__attribute__((constructor)) static void find_queues(void) {
  foundation = test_host_image_of(dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent"));
  networking = test_host_image_of(dlsym(RTLD_DEFAULT, "$s20FoundationNetworking10URLSessionCMa"));
}

static __thread struct turn *first, *last;
static __thread struct held *innermost;
static __thread int notifications;
static atomic_int all_notifications;

typedef void (*sync_function)(void *queue, void *context, void (*function)(void *));
typedef void (*sync_block)(void *queue, void *block);
typedef void (*object_function)(void *object);
typedef void (*notify_function)(void *group, void *queue, void *context, void (*function)(void *));

// Queues of which something is known, with a number.
struct mark {
  void *queue;
  int64_t number;
  struct mark *next;
};

// Queues that the app has suspended, and how often. Their blocks must wait, which this thread
// cannot do for them.
static __thread struct mark *suspended;
// Queues with a block that never ends.
static __thread struct mark *blocked;
// Queues whose blocks have slept, and until when they are busy.
static __thread struct mark *sleepers;
static __thread int left_blocks;

static struct mark *find(struct mark *marks, void *queue) {
  while (marks && marks->queue != queue) marks = marks->next;
  return marks;
}

// The mark of a queue, made with 0 if there is none.
static struct mark *mark(struct mark **marks, void *queue) {
  struct mark *known = find(*marks, queue);
  if (known) return known;
  struct mark *made = malloc(sizeof *made);
  if (!made) abort();
  *made = (struct mark){queue, 0, *marks};
  *marks = made;
  return made;
}

int test_host_take_left_blocks(void) {
  int taken = left_blocks;
  left_blocks = 0;
  return taken;
}

bool test_host_is_blocked(void *queue) { return find(blocked, queue); }

static bool is_called(void *queue, const char *beginning) {
  return strncmp(test_host_queue_label(queue), beginning, strlen(beginning)) == 0;
}

bool test_host_runs_itself(void *queue) {
  struct mark *known = find(suspended, queue);
  return known && known->number > 0;
}

bool test_host_is_in_foundation(const void *address) {
  return test_host_is_in(foundation, address);
}

// A session waits in real time for what Foundation does with the app's requests.
bool test_host_is_of_foundation(void *queue, void *block) {
  const void *function = block ? (const void *)((struct test_host_block *)block)->invoke : NULL;
  return is_called(queue, "org.swift.") || is_called(queue, "URLSession") ||
         test_host_is_in_foundation(function) || test_host_is_in(networking, function);
}

void dispatch_suspend(void *object) {
  if (test_host_clock_is_virtual()) mark(&suspended, object)->number += 1;
  test_host_set_timer_active(object, false);
  NEXT(object_function, "dispatch_suspend")(object);
}

void dispatch_resume(void *object) {
  struct mark *known = find(suspended, object);
  if (known && known->number > 0) known->number -= 1;
  test_host_set_timer_active(object, true);
  NEXT(object_function, "dispatch_resume")(object);
}

void test_host_line_up(void *queue, void *block) {
  struct turn *turn = malloc(sizeof *turn);
  if (!turn) abort();
  *turn = (struct turn){queue, block, test_host_app(), NULL};
  if (last) last->next = turn;
  else first = turn;
  last = turn;
}

bool test_host_is_of_system(void *queue) { return is_called(queue, "com.apple.root."); }

static bool keeps_order(void *queue) { return !test_host_is_of_system(queue); }

// Without a block, the next one of the queue.
static struct turn *take_turn(void *queue, void *block, uint64_t app) {
  struct turn *before = NULL;
  for (struct turn *turn = first; turn; before = turn, turn = turn->next) {
    if (turn->queue != queue || turn->app != app || (block && turn->block != block)) continue;
    if (before) before->next = turn->next;
    else first = turn->next;
    if (last == turn) last = before;
    return turn;
  }
  return NULL;
}

static bool holds(void *queue) {
  for (struct held *held = innermost; held; held = held->outer)
    if (held->queue == queue) return true;
  return false;
}

int64_t test_host_lateness(void) { return innermost ? innermost->late : 0; }

#define LONGEST_SLEEP (3600 * NANOSECONDS)
#define LONGEST_WAIT (30 * NANOSECONDS)
// How many real milliseconds a wait may take in which nothing happens.
#define LONGEST_REST 250

bool test_host_sleep_in_queue(int64_t nanoseconds) {
  if (!innermost) return false;
  if (nanoseconds > LONGEST_SLEEP - innermost->late && test_host_can_abandon()) test_host_abandon();
  innermost->late += nanoseconds;
  return true;
}

void test_host_wait_in_queue(struct test_host_queue_wait *wait) {
  if (!innermost || !test_host_can_abandon()) return;
  int64_t instant = test_host_session_time();
  if (wait->rests == 0) wait->began = instant;
  wait->rests = instant == wait->last ? wait->rests + 1 : 1;
  wait->last = instant;
  if (wait->rests > LONGEST_REST || instant - wait->began > LONGEST_WAIT) test_host_abandon();
}

struct run {
  void *queue;
  void *block;
};

static void run_in_queue(void *context) {
  struct run *run = context;
  NEXT(sync_function, "dispatch_sync_f")(run->queue, run->block, test_host_run_block);
}

// A block that waits or sleeps without end is left, and its queue stays as it is. A crash leaves
// the test as well.
static void run_with_queue(void *queue, void *block) {
  if (holds(queue)) return test_host_run_block(block);
  struct mark *busy = find(sleepers, queue);
  int64_t left = busy ? busy->number - test_host_session_time() : 0;
  struct held held = {queue, left > 0 ? left : 0, innermost};
  struct run run = {queue, block};
  innermost = &held;
  bool is_left = test_host_run_abandonable(run_in_queue, &run);
  innermost = held.outer;
  if (is_left && test_host_crash_depth() > 0) test_host_abandon();
  if (is_left) {
    left_blocks += 1;
    if (keeps_order(queue)) mark(&blocked, queue);
    return;
  }
  if (held.late > 0 && keeps_order(queue))
    mark(&sleepers, queue)->number = test_host_session_time() + held.late;
}

static bool run_turn(void *queue, void *block, uint64_t app) {
  struct turn *turn = test_host_is_blocked(queue) ? NULL : take_turn(queue, block, app);
  if (!turn) return false;
  struct test_host_thread *thread = test_host_this_thread();
  uint64_t before = thread->app;
  thread->app = app;
  run_with_queue(queue, turn->block);
  thread->app = before;
  free(turn);
  return true;
}

bool test_host_run_any_turn(void) {
  for (struct turn *turn = first; turn; turn = turn->next)
    if (turn->app == test_host_app() && !holds(turn->queue) && !test_host_is_blocked(turn->queue))
      return run_turn(turn->queue, turn->block, turn->app);
  return false;
}

void test_host_run_turn(void *queue, void *block, uint64_t app) {
  run_turn(queue, keeps_order(queue) ? NULL : block, app);
}

void test_host_forget_turns(void) {
  test_host_forget_timers();
  while (first) {
    struct turn *turn = take_turn(first->queue, first->block, first->app);
    test_host_drop_block(turn->block);
    free(turn);
  }
  atomic_fetch_sub(&all_notifications, notifications);
  notifications = 0;
  for (; innermost; innermost = innermost->outer) mark(&blocked, innermost->queue);
  while (sleepers) {
    struct mark *busy = sleepers;
    sleepers = busy->next;
    free(busy);
  }
}

// Calls that wait for a queue. What was sent to it before comes first; and code of one of these
// queues may wait for the main one, whose thread this is.

static bool runs_here(void *queue) {
  if (!test_host_clock_is_virtual()) return false;
  while (!holds(queue) && run_turn(queue, NULL, test_host_app())) {
  }
  return innermost && test_host_is_main_queue(queue);
}

static void sync_with(sync_block next, void *queue, void *block) {
  if (runs_here(queue)) return ((struct test_host_block *)block)->invoke(block);
  next(queue, block);
}

static void sync_function_with(
    sync_function next, void *queue, void *context, void (*function)(void *)) {
  if (runs_here(queue)) return function(context);
  next(queue, context, function);
}

void dispatch_sync(void *queue, void *block) {
  sync_with(NEXT(sync_block, "dispatch_sync"), queue, block);
}

void dispatch_barrier_sync(void *queue, void *block) {
  sync_with(NEXT(sync_block, "dispatch_barrier_sync"), queue, block);
}

void dispatch_async_and_wait(void *queue, void *block) {
  sync_with(NEXT(sync_block, "dispatch_async_and_wait"), queue, block);
}

void dispatch_sync_f(void *queue, void *context, void (*function)(void *)) {
  sync_function_with(NEXT(sync_function, "dispatch_sync_f"), queue, context, function);
}

void dispatch_barrier_sync_f(void *queue, void *context, void (*function)(void *)) {
  sync_function_with(NEXT(sync_function, "dispatch_barrier_sync_f"), queue, context, function);
}

// The block of a queue is on the thread of the main one, but its code counts on another.
void dispatch_assert_queue_not(void *queue) {
  if (innermost && test_host_is_main_queue(queue)) return;
  NEXT(object_function, "dispatch_assert_queue_not")(queue);
}

// Blocks that an app sends to a queue for the end of a group. The main queue runs them or sends
// them on; its blocks run at an event after each part of a group that ends. If another thread ends
// the part, counted work in the main queue makes waits run its blocks.

struct notification {
  void *queue;
  void *block;
  uint64_t app;
};

bool test_host_runs_app_code(void) {
  struct test_host_clock clock = test_host_this_thread()->clock;
  return test_host_clock_is_virtual() && clock.async && clock.async(clock.context, NULL);
}

static void notify(void *context) {
  struct notification *notification = context;
  struct test_host_thread *thread = test_host_this_thread();
  uint64_t before = thread->app;
  thread->app = notification->app;
  if (notifications > 0) {
    notifications -= 1;
    atomic_fetch_sub(&all_notifications, 1);
  }
  if (test_host_is_main_queue(notification->queue))
    ((struct test_host_block *)notification->block)->invoke(notification->block);
  else
    dispatch_async(notification->queue, notification->block);
  thread->app = before;
  test_host_dispatch.release_block(notification->block);
  test_host_dispatch.release(notification->queue);
  free(notification);
}

bool test_host_take_notification(void *group, void *queue, void *block) {
  const struct test_host_dispatch *all = &test_host_dispatch;
  if (!all->main_queue || !all->copy_block || !all->retain) return false;
  if (!test_host_runs_app_code()) return false;
  struct notification *made = malloc(sizeof *made);
  if (!made) abort();
  *made = (struct notification){queue, all->copy_block(block), test_host_app()};
  all->retain(queue);
  notifications += 1;
  atomic_fetch_add(&all_notifications, 1);
  NEXT(notify_function, "dispatch_group_notify_f")(group, all->main_queue, made, notify);
  return true;
}

static void nothing(void *unused) { (void)unused; }

void dispatch_group_leave(void *group) {
  NEXT(object_function, "dispatch_group_leave")(group);
  if (notifications > 0) test_host_runs_app_code();
  else if (atomic_load(&all_notifications) > 0)
    test_host_async(test_host_dispatch.main_queue, NULL, nothing);
}
