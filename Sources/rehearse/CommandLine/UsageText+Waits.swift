/// The words of `rehearse help latencies` and `rehearse help waits`.
extension UsageText {
  static let latencies = """
    OVERVIEW: Make a latency for screen files of durations that were measured.

    Reads a table (CSV), requests that a browser or proxy has saved (HAR), and logs of Xcode.
    Tells what was measured and how well laws fit it; with --fit or --as-is it prints the
    JSON that stands after "latency" in a screen file.

    USAGE: rehearse latencies <file> [--column <name>] [--unit <unit>] [--rows <text>]
                              [--fit | --as-is]
           rehearse latencies <file.har> [--rows <address>] [--phase <phase>]
                              [--fit | --as-is]
           rehearse latencies <log> --from <text> --to <text> [--fit | --as-is]

    OPTIONS:
      --column <name>       The column of a table: its name, or its number. (default: 1)
      --unit <unit>         Of its numbers: s, ms or us. (default: as its name ends, such as
                            load_ms; otherwise ms)
      --rows <text>         Lines that hold this text, or addresses of an archive; * stands
                            for anything.
      --phase <phase>       The part of a request: total, blocked, dns, connect, send, wait
                            or receive. (default: total)
      --from <text>         What stands in the line of a log at which a duration begins, and
      --to <text>           in the line at which it ends.
      --fit                 Print the law that fits best alone.
      --as-is               Print the measurements alone.
      -h, --help            Show help information.

    EXIT CODE: 1 where something in the file is no duration; each fault has its place.
    """

  static let waits = """
    OVERVIEW: Compare ways to wait with the perfect wait, over the same seeds.

    USAGE: rehearse waits [--scenario <name>] [--runs <number>] [--waits <number>]
                          [--output <folder>] [--json]
           rehearse waits --loader <name>[,<name>...] [--app <folder>] [...]

    OPTIONS:
      --scenario <name>     This scenario only. (default: all of the lab's)
      --loader <name>       Wait for this loader of an app instead; several, with commas
                            between, follow each other.
      --app <folder>        The app's screen files. (default: Screens here or above)
      --runs <number>       How many seeds each way to wait is run with. (default: 1000)
      --waits <number>      How many such waits a test has: together they are to fail in
                            0.15 % of the runs. (default: 20)
      --output <folder>     Draw how likely a wait of each length is enough, as SVG, and
                            keep the figures for the report of a campaign.
      --json                Print the figures and the curves as JSON.
      -h, --help            Show help information.
    """
}
