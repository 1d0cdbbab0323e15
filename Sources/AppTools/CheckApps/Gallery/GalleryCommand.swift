import CommandLineTool
import Foundation
import OutputFiles
import SimulatedApp
import TestReports

/// `rehearse gallery`: draws every screen and state of an app, or the screens that test runs have
/// shown, and compares them with a baseline.
struct GalleryCommand: ToolCommand {
  static let name = "gallery"
  static let summary = "Draws every screen; compares it with a baseline."
  static let discussion = """
    Draws the screens for each device and language, on a page in the order in which the app \
    reaches them. With journals it draws the screens of recorded test runs instead. Record \
    journals with REHEARSAL_JOURNAL=FOLDER swift test.

    With --format spoken it writes what VoiceOver reads on each screen.

    Exits with 1 if a picture differs from the baseline, or if the app does not behave as a \
    journal says.
    """
  static let examples = [
    "rehearse gallery --device 'iPhone SE' --device iPad --dark",
    "rehearse gallery --baseline Tests/Gallery --update",
    "rehearse gallery --format spoken --baseline Tests/Spoken",
  ]
  static let formerWords = [
    "--devices": "--device, once for each", "--languages": "--language, once for each",
    "--record": "--update", "--text": "--format text",
  ]

  @Argument(.file("JOURNAL"), "Journals, folders of them, or folders of results.")
  var journals: [String]

  var app = CodeAppOptions()

  @Option(
    "--device", .device(or: "all"),
    "A device; may be repeated.", default: "the app's own")
  var devices: [String]

  @Option(
    "--language", .text("CODE"),
    "A language, such as de; may be repeated.", default: "all of the app")
  var languages: [String]

  @Flag("--dark", "Draws dark mode too.")
  var isDark

  var options = GalleryOptions()

  func faults() -> [CommandLineFault] {
    var faults: [CommandLineFault] = []
    if options.isUpdate, options.baseline == nil {
      faults.append(.missingArgument("--baseline FOLDER"))
    }
    for (option, values) in [("--device", devices), ("--language", languages)]
    where Set(values).count < values.count {
      faults.append(.repeatedOption(option))
    }
    guard let journal = journals.first else { return faults }
    let explored = [
      ("--device", !devices.isEmpty), ("--language", !languages.isEmpty), ("--dark", isDark),
    ]
    return faults + explored.filter(\.1).map { .excludedOption($0.0, by: journal) }
  }

  func run() throws -> ExitCode {
    // Faults of the journals are reported when they are drawn.
    let files = journals.isEmpty ? [] : JournalFiles.files(of: journals)
    guard let files, let app = app.load(of: files, printingFaults: Console.error),
      var folder = GalleryFolder(options)
    else { return .failure }
    // A wrong path is reported before the exploration, which may take long.
    if journals.isEmpty { try OutputFolder.make(options.output) }
    return journals.isEmpty
      ? try draw(app.definition, in: &folder)
      : try RunGalleries(journals: journals, form: options.form)
        .draw(app, in: &folder)
  }

  private func draw(_ app: AppDefinition, in folder: inout GalleryFolder) throws -> ExitCode {
    if let unknown = languages.first(where: { !app.languages.contains($0) }) {
      let known = app.languages.isEmpty ? "none of its own" : app.languages.joined(separator: ", ")
      Console.error("Error: the app has no texts in \(unknown); its languages: \(known)")
      return .failure
    }
    let settings = GallerySetting.all(
      of: app, devices: devices.contains("all") ? DeviceProfile.names : devices,
      languages: languages,
      isDarkToo: isDark)
    let line = ProgressLine()
    let gallery = Gallery(of: app, settings: settings) { line.show("\($0)") }
    line.finish()
    let shots = gallery.shots
    if let refusal = GalleryFolder.refusal(of: shots.count) {
      Console.error("Error: \(refusal)")
      return .failure
    }
    let bar = ProgressBar(total: shots.count, of: "pictures")
    for (number, shot) in shots.enumerated() {
      try folder.add(gallery.picture(of: shot, as: options.form), of: shot)
      bar.show(number + 1)
    }
    bar.finish()
    return try folder.finish(gallery.content, folders: settings.map(\.folder))
  }
}

/// The options of a gallery of any kind.
struct GalleryOptions: OptionGroup {
  @Option(
    "--format", .choice("FORMAT"),
    "Draws pictures, writes element trees as text, or writes what VoiceOver reads.")
  var form = GalleryForm.pictures

  @Option("--baseline", .folder(), "An earlier gallery. Prints what differs from it.")
  var baseline: String?

  @Flag("--update", "Writes what differs to the baseline.")
  var isUpdate

  @Option("--output", .folder(), "Where the gallery goes.")
  var output = ".rehearsal/gallery"
}
