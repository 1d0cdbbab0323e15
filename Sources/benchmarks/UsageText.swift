/// What `--help` prints.
enum UsageText: String {
  case overview = """
    OVERVIEW: Measure the speed and memory of Rehearsal, or how well its flake lab does.

    USAGE: swift run -c release benchmarks [--quick] [--json]
           swift run -c release benchmarks <command>

    OPTIONS:
      --quick               Take fewer runs.
      --json                Print the figures as JSON.
      -h, --help            Show help information.

    COMMANDS:
      goals                 Measure the twelve goals of the laboratory.
      explain               Explain why the test of a flaky scenario fails.
    """

  case goals = """
    OVERVIEW: Measure the twelve goals of the laboratory: what it finds, how soon, and
    whether its promises hold.

    USAGE: swift run -c release benchmarks goals [--quick] [--json | --article]
                                                 [--goal <number>]

    OPTIONS:
      --quick               Take fewer seeds: half a minute instead of some minutes.
      --json                Print the figures as JSON.
      --article             Print the table of the article "Goals".
      --goal <number>       Measure this goal only, from 1 to 12.
      -h, --help            Show help information.
    """

  case explain = """
    OVERVIEW: Explain why the test of a flaky scenario fails: the cause, whose fault it is,
    the two events that race, the smallest schedule, and a change that was tried.

    USAGE: swift run benchmarks explain <scenario> [--variant <name>]
           swift run benchmarks explain --all

    ARGUMENTS:
      <scenario>            The name of the scenario, such as "feed after a pause".

    OPTIONS:
      --variant <name>      flaky, fixed or broken. (default: flaky)
      --all                 Explain all scenarios, and print which causes were confused.
      -h, --help            Show help information.
    """
}
