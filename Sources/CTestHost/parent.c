// A test process that a tool has started ends when the tool ends, for whatever reason.

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

static void end_without(const char *name, const char *text, const char *reason) {
  fprintf(stderr, "Error: %s=%s: %s\n", name, text, reason);
  _exit(3);
}

__attribute__((constructor)) static void end_with_parent(void) {
  const char *name = "REHEARSAL_PARENT";
  const char *text = getenv(name);
  if (!text || *text == 0) return;
  char *rest;
  errno = 0;
  long number = strtol(text, &rest, 10);
  pid_t parent = (pid_t)number;
  if (errno != 0 || *rest != 0 || number <= 0 || parent != number)
    end_without(name, text, "this is not the number of a process");
  // There is no point in waiting for the end of the first process of a machine or a container.
  if (parent == 1) {
    unsetenv(name);
    return;
  }
  // A process started by a thread of libdispatch inherits that all signals are blocked.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before the line above.
  if (getppid() != parent && kill(parent, 0) != 0 && errno == ESRCH)
    end_without(name, text, "there is no such process, and the tests would end with it");
  // Processes that the tests start have another parent.
  unsetenv(name);
}
