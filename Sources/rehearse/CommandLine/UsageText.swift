/// The words of `rehearse help`.
enum UsageText {
  /// What `rehearse --version` prints.
  static let version = "rehearse 0.1.0"

  /// The help of a command, or of the whole tool.
  static func text(for command: CommandName?) -> String {
    guard let command else { return overview }
    return switch command {
    case .routes: routes
    case .walks: walks
    case .check: check
    case .start: start
    case .shim: shim
    case .bench: bench
    case .help: help
    }
  }

  private static let overview = """
    OVERVIEW: Rehearse an app before its UI tests do.

    Without a command: checks every route and screen of the app in Screens, then runs
    login and list flows many times to show which waits make them flaky.

    USAGE: rehearse [--app <folder>] [--variant <name>] [--flow <name>]
                    [--seeds <number>] [--first-seed <number>] [--threads <number>]
                    [--output <folder>]
           rehearse <command>

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --variant <name>      The variant of the app. (default: the app by itself)
      --flow <name>         Run this flow only.
      --seeds <number>      How many times each flow is run. (default: 1000)
      --first-seed <number> The seed of the first run; the others follow it. (default: 1)
      --threads <number>    Threads that share the work; the results are the same
                            for any number. (default: one a core)
      --output <folder>     Where report and journals go. (default: .rehearsal)
      --version             Show the version.
      -h, --help            Show help information.

    COMMANDS:
      routes                Check every route and screen, or print how they lead on.
      walks                 Print a test class that takes every transition.
      check                 Tell what is wrong with an app's files.
      init                  Set up a package whose first test passes.
      shim                  Print the one file that a test target needs.
      bench                 Measure how fast the simulation is.
      help                  Show help, also of one command.

    EXIT CODE: 0 when everything holds, 1 when something does not, 2 for wrong arguments.
    """

  private static let routes = """
    OVERVIEW: Check every route and screen of an app.

    USAGE: rehearse routes [--app <folder>] [--variant <name>] [--graph <format>]

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --variant <name>      This variant of the app only. (default: the app by itself, and
                            all of its variants)
      --graph <format>      Check nothing, and print how coordinators, links, screens and
                            states lead on: text, dot, mermaid or json.
      -h, --help            Show help information.
    """

  private static let walks = """
    OVERVIEW: Print a test class that takes every transition of an app, in as few launches
    and moves as can be. Every step has been gone before it is written.

    USAGE: rehearse walks [--app <folder>] [--states] > Tests/<YourTests>/<Class>.swift

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --states              Go to every state of every screen by a shortest way instead.
      -h, --help            Show help information.
    """

  private static let check = """
    OVERVIEW: Tell what is wrong with an app's files, each fault with its place.

    USAGE: rehearse check [<folder>] [--variant <name>] [--audit]

    ARGUMENTS:
      <folder>              The app's screen files. (default: Screens here or above)

    OPTIONS:
      --variant <name>      This variant of the app only. (default: the app by itself, and
                            all of its variants)
      --audit               Audit the accessibility of every screen and state too.
      -h, --help            Show help information.
    """

  private static let start = """
    OVERVIEW: Set up a package: an app of one screen, and a first test that passes.

    USAGE: rehearse init [<folder>] [--package <folder>]

    ARGUMENTS:
      <folder>              Where to; it is made if it is not there. (default: here)

    OPTIONS:
      --package <folder>    Where Rehearsal's own package is. (default: the one that
                            this tool was built in)
      -h, --help            Show help information.
    """

  private static let shim = """
    OVERVIEW: Print the one file that a test target needs beside its tests.

    USAGE: rehearse shim > Tests/<YourTests>/Shim.swift

    OPTIONS:
      -h, --help            Show help information.
    """

  private static let bench = """
    OVERVIEW: Measure how fast the simulation is.

    USAGE: rehearse bench [<arguments>]
    """

  private static let help = """
    OVERVIEW: Show help, also of one command.

    USAGE: rehearse help [<command>]
    """
}
