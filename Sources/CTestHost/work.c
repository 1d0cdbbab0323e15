// The work of other threads: blocks of libdispatch, and threads outside its pool. It is counted, so
// that a wait in virtual time knows whether anything could still end it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "host.h"

// The number of open blocks in the lower half, and in the upper half the number of times that the
// blocks were forgotten, by which a block knows whether it still counts.
static atomic_ullong blocks;
static atomic_int lasting, threads;
static atomic_ullong changes;

static __thread int own_blocks;
static __thread bool is_counted_thread;

uint32_t test_host_begin_work(void) {
  uint32_t age = (uint32_t)(atomic_fetch_add(&blocks, 1) >> 32);
  atomic_fetch_add(&changes, 1);
  return age;
}

void test_host_end_work(uint32_t age) {
  atomic_fetch_add(&changes, 1);
  unsigned long long now = atomic_load(&blocks);
  while ((uint32_t)(now >> 32) == age && (uint32_t)now > 0)
    if (atomic_compare_exchange_weak(&blocks, &now, now - 1)) return;
}

void test_host_forget_work(void) {
  unsigned long long now = atomic_load(&blocks);
  while (!atomic_compare_exchange_weak(&blocks, &now, ((now >> 32) + 1) << 32)) {
  }
  atomic_store(&lasting, 0);
  own_blocks = 0;
}

struct test_host_work test_host_other_work(void) {
  int open = (int)(uint32_t)atomic_load(&blocks) - own_blocks;
  int others = atomic_load(&threads) - (is_counted_thread ? 1 : 0) + atomic_load(&lasting);
  struct test_host_work work = {atomic_load(&changes), open > 0, others > 0};
  return work;
}

// Blocks. Each is sent as a function that calls it, which leaves its cancellation and the groups
// that wait for it as they are.

typedef void (*function_sender)(void *, void *, void (*)(void *));
typedef void (*block_sender)(void *, void *);
typedef void (*group_function)(void *);

static function_sender next_async, next_barrier;
static block_sender next_async_block, next_barrier_block;
static void (*next_group_block)(void *, void *, void *);
static void (*next_group)(void *, void *, void *, void (*)(void *));
static void (*next_notify)(void *, void *, void *, void (*)(void *));
static void (*next_notify_block)(void *, void *, void *);
static group_function enter_group, leave_group;
static void *(*copy_block)(const void *);
static void (*release_block)(const void *);
static struct test_host_image dispatch, run_loops;
static void *timer_type;

__attribute__((constructor)) static void find_next(void) {
  next_async = (function_sender)test_host_find_next("dispatch_async_f");
  next_barrier = (function_sender)test_host_find_next("dispatch_barrier_async_f");
  next_async_block = (block_sender)test_host_find_next("dispatch_async");
  next_barrier_block = (block_sender)test_host_find_next("dispatch_barrier_async");
  next_group_block = (void (*)(void *, void *, void *))test_host_find_next("dispatch_group_async");
  next_group = (void (*)(void *, void *, void *, void (*)(void *)))test_host_find_next(
      "dispatch_group_async_f");
  next_notify = (void (*)(void *, void *, void *, void (*)(void *)))test_host_find_next(
      "dispatch_group_notify_f");
  next_notify_block = (void (*)(void *, void *, void *))test_host_find_next("dispatch_group_notify");
  enter_group = (group_function)dlsym(RTLD_DEFAULT, "dispatch_group_enter");
  leave_group = (group_function)dlsym(RTLD_DEFAULT, "dispatch_group_leave");
  copy_block = (void *(*)(const void *))dlsym(RTLD_DEFAULT, "_Block_copy");
  release_block = (void (*)(const void *))dlsym(RTLD_DEFAULT, "_Block_release");
  dispatch = test_host_image_of(dlsym(RTLD_NEXT, "dispatch_async_f"));
  run_loops = test_host_image_of(dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent"));
  timer_type = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
}

struct work {
  void *block;
  void *context;
  void (*function)(void *);
  void *group;
  uint32_t age;
  bool serves_test;
  uint64_t app;
};

static struct work *work(void *block, void *context, void (*function)(void *), void *group) {
  if (!next_async) find_next();
  if (!next_async || !next_barrier || !next_notify || !copy_block || !release_block ||
      !enter_group || !leave_group)
    return NULL;
  struct work *made = malloc(sizeof *made);
  if (!made) return NULL;
  made->block = block ? copy_block(block) : NULL;
  made->context = context;
  made->function = function;
  made->group = group;
  made->serves_test = test_host_serves_test();
  made->app = test_host_app();
  if (group) enter_group(group);
  made->age = test_host_begin_work();
  return made;
}

static void perform(void *context) {
  struct work *work = context;
  struct test_host_thread *thread = test_host_this_thread();
  int before = own_blocks;
  bool served = thread->serves_test;
  uint64_t app = thread->app;
  own_blocks += 1;
  thread->serves_test = work->serves_test;
  thread->app = work->app;
  if (work->block) {
    ((struct test_host_block *)work->block)->invoke(work->block);
    release_block(work->block);
  } else {
    work->function(work->context);
  }
  own_blocks = before;
  thread->serves_test = served;
  thread->app = app;
  // Before the end is counted, since it may send the blocks that wait for the group.
  if (work->group) leave_group(work->group);
  test_host_end_work(work->age);
  free(work);
}

void test_host_async(void *queue, void *context, void (*function)(void *)) {
  struct work *counted = work(NULL, context, function, NULL);
  if (counted) return next_async(queue, counted, perform);
  if (!next_async) abort();
  next_async(queue, context, function);
}

void dispatch_async(void *queue, void *block) {
  if (test_host_take_async(queue, block, NULL)) return;
  struct work *counted = work(block, NULL, NULL, NULL);
  if (counted) return next_async(queue, counted, perform);
  if (!next_async_block) abort();
  next_async_block(queue, block);
}

void dispatch_barrier_async(void *queue, void *block) {
  if (test_host_take_async(queue, block, NULL)) return;
  struct work *counted = work(block, NULL, NULL, NULL);
  if (counted) return next_barrier(queue, counted, perform);
  if (!next_barrier_block) abort();
  next_barrier_block(queue, block);
}

void dispatch_barrier_async_f(void *queue, void *context, void (*function)(void *)) {
  struct work *counted = work(NULL, context, function, NULL);
  if (!next_barrier) abort();
  if (counted) return next_barrier(queue, counted, perform);
  next_barrier(queue, context, function);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  if (test_host_take_async(queue, block, group)) return;
  struct work *counted = work(block, NULL, NULL, group);
  if (counted) return next_async(queue, counted, perform);
  if (!next_group_block) abort();
  next_group_block(group, queue, block);
}

void dispatch_group_async_f(void *group, void *queue, void *context, void (*function)(void *)) {
  struct work *counted = work(NULL, context, function, group);
  if (counted) return next_async(queue, counted, perform);
  if (!next_group) abort();
  next_group(group, queue, context, function);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  if (test_host_take_notification(group, queue, block)) return;
  struct work *counted = work(block, NULL, NULL, NULL);
  if (counted) return next_notify(group, queue, counted, perform);
  if (!next_notify_block) abort();
  next_notify_block(group, queue, block);
}

void dispatch_group_notify_f(void *group, void *queue, void *context, void (*function)(void *)) {
  struct work *counted = work(NULL, context, function, NULL);
  if (!next_notify) abort();
  if (counted) return next_notify(group, queue, counted, perform);
  next_notify(group, queue, context, function);
}

// Delays in real time, of threads without a virtual clock. Only a short one could end a wait.

#define LONGEST_DELAY (10 * NANOSECONDS)

typedef void (*after_sender)(uint64_t when, void *, void *, void (*)(void *));

static void after(uint64_t when, void *queue, struct work *counted) {
  NEXT(after_sender, "dispatch_after_f")(when, queue, counted, perform);
}

static bool is_short(uint64_t when) {
  return when != ~0ULL && when != ~1ULL && test_host_delay_until(when) < LONGEST_DELAY;
}

bool test_host_after(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  struct work *counted = is_short(when) ? work(NULL, context, function, NULL) : NULL;
  if (counted) after(when, queue, counted);
  return counted;
}

bool test_host_after_block(uint64_t when, void *queue, void *block) {
  struct work *counted = is_short(when) ? work(block, NULL, NULL, NULL) : NULL;
  if (counted) after(when, queue, counted);
  return counted;
}

// Sources that may call a block at any time: they count as open until the work is forgotten.

static void begin_lasting(void) {
  atomic_fetch_add(&lasting, 1);
  atomic_fetch_add(&changes, 1);
}

// The sources of libdispatch itself are for delays, those of run loops for their own time-outs.
static bool is_internal(void *type, void *caller) {
  return test_host_is_in(dispatch, caller) ||
         (type == timer_type && test_host_is_in(run_loops, caller));
}

void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  typedef void *(*create_function)(void *, uintptr_t, uintptr_t, void *);
  bool internal = is_internal(type, __builtin_return_address(0));
  void *source = NEXT(create_function, "dispatch_source_create")(type, handle, mask, queue);
  bool taken = !internal && type == timer_type && test_host_take_timer(source, queue);
  if (!internal && !taken) begin_lasting();
  return source;
}

void *dispatch_io_create(unsigned long type, int descriptor, void *queue, void *block) {
  begin_lasting();
  return ((void *(*)(unsigned long, int, void *, void *))test_host_next("dispatch_io_create"))(
      type, descriptor, queue, block);
}

void dispatch_read(int descriptor, size_t length, void *queue, void *block) {
  begin_lasting();
  ((void (*)(int, size_t, void *, void *))test_host_next("dispatch_read"))(descriptor, length, queue, block);
}

void dispatch_write(int descriptor, void *data, void *queue, void *block) {
  begin_lasting();
  ((void (*)(int, void *, void *, void *))test_host_next("dispatch_write"))(descriptor, data, queue, block);
}

void dispatch_block_notify(void *block, void *queue, void *notification) {
  begin_lasting();
  ((void (*)(void *, void *, void *))test_host_next("dispatch_block_notify"))(block, queue, notification);
}

// Threads. The workers of libdispatch wait for blocks, which are counted.

struct start {
  void *(*body)(void *);
  void *argument;
  bool serves_test;
  uint64_t app;
};

typedef int (*create_function)(
    pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

static void end_thread(void *unused) {
  (void)unused;
  test_host_leave_out_thread();
}

void test_host_leave_out_thread(void) {
  if (!is_counted_thread) return;
  is_counted_thread = false;
  atomic_fetch_add(&changes, 1);
  atomic_fetch_sub(&threads, 1);
}

static void *run_thread(void *context) {
  struct start start = *(struct start *)context;
  void *result;
  free(context);
  is_counted_thread = true;
  test_host_this_thread()->serves_test = start.serves_test;
  test_host_set_app(start.app);
  pthread_cleanup_push(end_thread, NULL);
  result = start.body(start.argument);
  pthread_cleanup_pop(1);
  return result;
}

int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  create_function next_create = NEXT(create_function, "pthread_create");
  bool is_worker = test_host_is_in(dispatch, __builtin_return_address(0));
  struct start *start = is_worker ? NULL : malloc(sizeof *start);
  if (!start) return next_create(thread, attributes, body, argument);
  start->body = body;
  start->argument = argument;
  start->serves_test = test_host_serves_test();
  start->app = test_host_app();
  atomic_fetch_add(&threads, 1);
  atomic_fetch_add(&changes, 1);
  int code = next_create(thread, attributes, run_thread, start);
  if (code == 0) return 0;
  atomic_fetch_sub(&threads, 1);
  free(start);
  return code;
}
