import SimulatedApp

/// What `rehearse trace` can be told.
struct TraceOptions: Equatable {
  /// The folder of the app; nil looks for `Screens`.
  var folder: String?
  /// The variant of the app; nil takes that of the environment, or the app by itself.
  var variant: String?
  /// The journal of the run.
  var journal = ""
  /// The journal of a run to compare it with; nil shows one run.
  var against: String?
  /// The folder of the test sources, whose lines are shown; nil for the usual one.
  var sources: String?
  /// Where the page goes; nil puts it beside the journal.
  var output: String?
}

/// What `rehearse gallery` can be told.
struct GalleryOptions: Equatable {
  /// The journals of the runs that are drawn, and folders of them; none explores the app.
  var journals: [String] = []
  /// The folder of the app; nil looks for `Screens`.
  var folder: String?
  /// The variant of the app; nil takes that of the environment, or the app by itself.
  var variant: String?
  /// The devices; none takes the app's own.
  var devices: [String] = []
  /// The languages; none takes all that the app has words for.
  var languages: [String] = []
  /// Whether dark colours are drawn too.
  var isDarkToo = false
  /// The folder of an earlier gallery to compare with.
  var baseline: String?
  /// Whether trees are compared and kept as texts, without pictures.
  var isText = false
  /// Whether what differs is written to the baseline.
  var isRecording = false
  /// Where pictures go.
  var output = ".rehearsal/gallery"

  /// The most devices, and the most languages.
  static let listLimit = 64
}

/// The arguments of the commands that show what was on the screen.
extension Command {
  static func trace(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = TraceOptions()
    var journal: String?
    var parser = CommandLineParser(
      arguments, command: .trace,
      options: ["--app", "--variant", "--against", "--sources", "--output"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.trace)
      case .flag: continue
      case .word(let word):
        guard journal == nil else { throw parser.unexpected(word) }
        journal = word
      case .option("--variant", let value): options.variant = value
      case .option("--against", let value): options.against = value
      case .option("--sources", let value): options.sources = value
      case .option("--output", let value): options.output = value
      case .option(_, let value): options.folder = value
      }
    }
    guard let journal else { throw .missingArgument("<journal>", command: .trace) }
    options.journal = journal
    return .trace(options)
  }

  static func gallery(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = GalleryOptions()
    var explored: String?
    var parser = CommandLineParser(
      arguments, command: .gallery,
      options: ["--app", "--variant", "--devices", "--languages", "--baseline", "--output"],
      flags: ["--dark", "--text", "--record"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.gallery)
      case .word(let word): options.journals.append(word)
      case .flag("--dark"):
        options.isDarkToo = true
        explored = "--dark"
      case .flag("--text"): options.isText = true
      case .flag: options.isRecording = true
      case .option("--variant", let value): options.variant = value
      case .option("--devices", let value):
        options.devices = try devices(value)
        explored = "--devices"
      case .option("--languages", let value):
        options.languages = try list(value, of: "--languages")
        explored = "--languages"
      case .option("--baseline", let value): options.baseline = value
      case .option("--output", let value): options.output = value
      case .option(_, let value): options.folder = value
      }
    }
    if let explored, let journal = options.journals.first {
      throw .excludedOption(explored, by: journal)
    }
    if options.isRecording, options.baseline == nil {
      throw .missingArgument("--baseline <folder>", command: .gallery)
    }
    return .gallery(options)
  }

  private static func list(
    _ text: String, of option: String
  ) throws(CommandLineError) -> [String] {
    let names = text.split(separator: ";").map { $0.drop { $0 == " " } }.map(String.init)
    guard !names.isEmpty, names.count <= GalleryOptions.listLimit, Set(names).count == names.count
    else {
      throw .badValue(
        option: option, value: text,
        expected: "1 to \(GalleryOptions.listLimit) different names with semicolons between")
    }
    return names
  }

  private static func devices(_ text: String) throws(CommandLineError) -> [String] {
    let names = text == "all" ? DeviceProfile.names : try list(text, of: "--devices")
    for name in names { _ = try device(name) }
    return names
  }
}

/// The words of `rehearse help` about the commands that show what was on the screen.
extension UsageText {
  static let trace = """
    OVERVIEW: Show a run step by step: one HTML file that opens from disk, with the screen
    before and after each step, the tree, queries, requests and log, in virtual time.

    USAGE: rehearse trace <journal> [--against <journal>] [--app <folder>]
                          [--variant <name>] [--sources <folder>] [--output <file>]

    ARGUMENTS:
      <journal>             A journal: run the tests with REHEARSAL_JOURNAL=<folder>.

    OPTIONS:
      --against <journal>   Another run of the test, to be shown beside it from the first
                            difference on: one that failed and one that passed.
      --app <folder>        The app's screen files. (default: Screens here or above)
      --variant <name>      The variant of the app. (default: the app by itself)
      --sources <folder>    The test sources, whose lines are shown; Tests unless given.
      --output <file>       Where the page goes. (default: beside the journal, as .html)
      -h, --help            Show help information.
    """

  static let gallery = """
    OVERVIEW: Draw every screen and state that an app comes to, for each device and
    language, with a page that shows them in the order in which they are come to; or,
    with journals, every picture that runs of tests have shown, in the order of the runs.

    USAGE: rehearse gallery [--app <folder>] [--variant <name>] [--devices <names>]
                            [--languages <names>] [--dark] [--text]
                            [--baseline <folder> [--record]] [--output <folder>]
           rehearse gallery <journals> ... [--app <folder>] [--variant <name>] [--text]
                            [--baseline <folder> [--record]] [--output <folder>]

    ARGUMENTS:
      <journals>            Journals, or folders of them: run the tests with
                            REHEARSAL_JOURNAL=<folder> or REHEARSAL_RESULTS=<folder>.

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --variant <name>      The variant of the app. (default: the app by itself)
      --devices <names>     Such as 'iPhone SE;iPad', or all. (default: the app's own)
      --languages <names>   Such as 'en;de'. (default: all that the app has words for)
      --dark                Draw dark colours too.
      --text                Write and compare the trees as text, without pictures.
      --baseline <folder>   An earlier gallery: tell what differs, with pictures of it.
      --record              Write to the baseline what differs from it.
      --output <folder>     Where the gallery goes. (default: .rehearsal/gallery)
      -h, --help            Show help information.

    EXIT CODE: 1 where something differs from the baseline and is not recorded, or where
    the app does something else than a journal says.
    """
}
