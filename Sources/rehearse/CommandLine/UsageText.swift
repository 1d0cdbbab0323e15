/// The words of `rehearse help`.
enum UsageText {
  /// What `rehearse --version` prints.
  static let version = "rehearse 0.1.0"

  /// The help of a command, or of the whole tool.
  static func text(for command: CommandName?) -> String {
    guard let command else { return overview }
    return switch command {
    case .routes: routes
    case .coverage: coverage
    case .trace: trace
    case .gallery: gallery
    case .walks: walks
    case .generate: generate
    case .open: open
    case .check: check
    case .start: start
    case .importing: importing
    case .verify: verify
    case .recorder: recorder
    case .shim: shim
    case .test: test
    case .results: results
    case .campaign: campaign
    case .latencies: latencies
    case .waits: waits
    case .lesson: lesson
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
      routes                Check every route and screen, print or compare how they lead
                            on, or run a table of routes.
      coverage              Tell how much of an app its tests have covered.
      trace                 Show a run, or two side by side, step by step in a browser.
      gallery               Draw every screen and state, and compare with a baseline.
      walks                 Print a test class that takes every transition.
      generate              Write page objects for the screens.
      open                  Use the app by hand, and record what was done as a test.
      check                 Tell what is wrong with an app's files, or with page objects.
      init                  Set up a package whose first test passes.
      import                Make screens of trees that a Mac printed.
      verify                Compare recordings of the app with its model.
      recorder              Print the file that records the app in Xcode.
      shim                  Print the one file that a test target needs.
      test                  Run the tests of a package once, and those that fail again.
      results               Judge recorded results; write Allure, JUnit and JSON Lines.
      campaign              Run the tests of a package many times, also shared by machines.
      latencies             Make a latency of measured durations: tables, archives, logs.
      waits                 Compare ways to wait with the perfect wait.
      lesson                Learn to write UI tests: lessons, and exercises that are judged.
      help                  Show help, also of one command.

    EXIT CODE: 0 when everything holds, 1 when something does not, 2 for wrong arguments.
    """

  private static let routes = """
    OVERVIEW: Check every route and screen of an app.

    USAGE: rehearse routes [--app <folder>] [--variant <name>] [--strict] [--json]
           rehearse routes [--app <folder>] --graph <format>
           rehearse routes [--app <folder>] --table <file>
           rehearse routes [--app <folder>] --save <file>
           rehearse routes diff <old> <new> [--json | --markdown]

    ARGUMENTS:
      <old>, <new>          Two versions of an app: folders of screen files, or files
                            that --save has written.

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --variant <name>      This variant of the app only. (default: the app by itself, and
                            all of its variants)
      --strict              Let advice fail the check too.
      --json                Print the report, or the differences, as JSON.
      --markdown            Print the differences as Markdown.
      --graph <format>      Check nothing, and print how coordinators, links, screens and
                            states lead on: text, dot, mermaid, svg or json.
      --table <file>        Run a table of routes, such as Screens/app.routes.json.
      --save <file>         Save the routes, to be compared later.
      -h, --help            Show help information.

    EXIT CODE: of diff, 1 where a route went or ends elsewhere.
    """

  private static let coverage = """
    OVERVIEW: Tell how much of an app's screens, states, transitions and loaders test runs
    have covered.

    USAGE: rehearse coverage <journals> ... [--app <folder>] [--json] [--graph <format>]

    ARGUMENTS:
      <journals>            Journals, or folders of journals: run the tests with
                            REHEARSAL_JOURNAL=<folder>. Folders of results have them too.

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --json                Print the coverage as JSON.
      --graph <format>      Print the graph, coloured by what is covered: svg, dot or
                            mermaid.
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

  private static let importing = """
    OVERVIEW: Make screens of trees that a Mac printed.

    Reads what debugDescription prints (of Xcode 7 to 27, as it stands in logs too), page
    sources of WebDriverAgent and Appium, and recordings. What they do not say is told with
    line and column. Two trees of one screen become two of its states.

    USAGE: rehearse import <file> ... --output <folder> [--force]
           rehearse import <file> ... --reprint

    ARGUMENTS:
      <file>                A text, a page source or a recording; or a folder of recordings.

    OPTIONS:
      --output <folder>     Where the screen files go; it is made if it is not there.
      --force               Replace files that are there.
      --reprint             Write nothing, and print what was read again: the same bytes.
      -h, --help            Show help information.
    """

  private static let verify = """
    OVERVIEW: Compare recordings of the app with its model.

    USAGE: rehearse verify <recording> ... [--app <folder>] [--tolerance <points>] [--json]

    ARGUMENTS:
      <recording>           A file that ScreenRecorder saved, or a folder of such files.

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --tolerance <points>  How far an edge may lie from where the model has it. (default: 16)
      --json                Print the report as JSON.
      -h, --help            Show help information.
    """

  private static let recorder = """
    OVERVIEW: Print the file that records the app in Xcode.

    USAGE: rehearse recorder > <YourUITests>/ScreenRecorder.swift

    OPTIONS:
      -h, --help            Show help information.
    """

  private static let shim = """
    OVERVIEW: Print the one file that a test target needs beside its tests.

    USAGE: rehearse shim > Tests/<YourTests>/Shim.swift

    OPTIONS:
      -h, --help            Show help information.
    """

  private static let help = """
    OVERVIEW: Show help, also of one command.

    USAGE: rehearse help [<command>]
    """
}
