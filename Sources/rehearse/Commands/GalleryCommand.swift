import Foundation
import ScreenPictures
import SimulatedApp
import TestReports

/// `rehearse gallery`: draws every screen and state of an app, and compares with a baseline.
struct GalleryCommand {
  private let options: GalleryOptions
  private var items: [GalleryPage.Item] = []
  private var changed: [String] = []

  /// The most pictures of one gallery.
  private static let shotLimit = 100_000

  init(_ options: GalleryOptions) { self.options = options }

  /// Draws, compares, and writes the page.
  func run() -> ExitCode {
    guard
      let app = AppSource.load(options.folder, variant: options.variant, tell: Console.error)
    else { return .failure }
    if let unknown = unknownLanguage(in: app.definition) {
      Console.error("Error: the app has no words in \(unknown)")
      return .failure
    }
    if let baseline = options.baseline, Self.isSame(baseline, options.output) {
      Console.error("Error: \(baseline) cannot be both the baseline and where the gallery goes")
      return .failure
    }
    let settings = GallerySetting.all(
      of: app.definition, devices: options.devices, languages: options.languages,
      isDarkToo: options.isDarkToo)
    let gallery = Gallery(of: app.definition, settings: settings)
    guard gallery.shots.count <= Self.shotLimit else {
      Console.error(
        "Error: \(gallery.shots.count) pictures; the limit is \(Self.shotLimit)")
      return .failure
    }
    var command = self
    do {
      return try command.write(gallery)
    } catch {
      Console.error(
        "Error: the gallery was not written to \(options.output): \(error.localizedDescription)")
      return .failure
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let paths = [one, other].map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path
    }
    return paths[0] == paths[1]
  }

  private func unknownLanguage(in app: AppDefinition) -> String? {
    options.languages.first { !app.languages.contains($0) }
  }

  // MARK: - Pictures

  private mutating func write(_ gallery: Gallery) throws -> ExitCode {
    let bar = ProgressBar(total: gallery.shots.count)
    for (number, shot) in gallery.shots.enumerated() {
      try draw(shot, of: gallery)
      bar.show(number + 1)
    }
    bar.finish()
    let gone = gone(from: gallery)
    if options.isRecording {
      for file in gone { try FileManager.default.removeItem(atPath: baseline(file) ?? "") }
    }
    let page = GalleryPage(of: gallery, items: items, gone: gone, isText: options.isText)
    try write(Array(page.html.utf8), to: options.output + "/index.html")
    return tell(gallery, gone: gone)
  }

  private mutating func draw(_ shot: Gallery.Shot, of gallery: Gallery) throws {
    guard let view = gallery.view(of: shot) else {
      items.append(.init(shot: shot, outcome: .missing, size: nil))
      return
    }
    let file = shot.file(isText: options.isText)
    let bytes = gallery.bytes(of: view, in: shot, isText: options.isText)
    try write(bytes, to: options.output + "/" + file)
    let outcome = try compare(bytes, file)
    let frame = view.seen.tree.frame(of: 0)
    items.append(
      .init(shot: shot, outcome: outcome, size: (Int(frame.width), Int(frame.height))))
  }

  /// Holds a picture against the baseline; what differs is kept beside the page, and recorded if
  /// that was asked for.
  private mutating func compare(
    _ bytes: [UInt8], _ file: String
  ) throws -> GalleryPage.Outcome {
    guard let path = baseline(file) else { return .same }
    let old = FileManager.default.contents(atPath: path).map(Array.init)
    guard old != bytes else { return .same }
    if let old {
      try write(old, to: "\(options.output)/\(GalleryPage.baselineFolder)/\(file)")
      if !options.isText, let difference = PictureDifference(old, bytes) {
        let name = "\(options.output)/\(GalleryPage.differenceFolder)/\(file)"
        try write(difference.png, to: name)
        changed.append("changed: \(file), \(difference.pixelCount) pixels")
      } else {
        changed.append("changed: \(file)")
      }
    } else {
      changed.append("new: \(file)")
    }
    if options.isRecording { try write(bytes, to: path) }
    return old == nil ? .new : .changed
  }

  private func baseline(_ file: String) -> String? { options.baseline.map { "\($0)/\(file)" } }

  /// Files of the baseline, in the folders of this gallery's settings, that it does not have.
  private func gone(from gallery: Gallery) -> [String] {
    let present = Set(
      items.filter { $0.outcome != .missing }.map { $0.shot.file(isText: options.isText) })
    let ending = options.isText ? ".txt" : ".png"
    return gallery.settings.flatMap { setting -> [String] in
      guard let folder = baseline(setting.folder) else { return [] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(ending) }.map { "\(setting.folder)/\($0)" }
        .filter { !present.contains($0) }
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try ManyFiles.write(bytes, to: file)
  }

  // MARK: - What is told

  private static let toldLimit = 40

  private func tell(_ gallery: Gallery, gone: [String]) -> ExitCode {
    let lines = changed + gone.map { "gone: \($0)" }
    for line in lines.prefix(Self.toldLimit) { Console.out(line) }
    if lines.count > Self.toldLimit { Console.out("and \(lines.count - Self.toldLimit) more") }
    let missing = items.count { $0.outcome == .missing }
    let kind = options.isText ? "text" : "picture"
    let told = counted(items.count - missing, kind)
    let places = counted(gallery.names.count, "place")
    Console.out("\(told) of \(places) in \(counted(gallery.settings.count, "setting")).")
    if options.baseline != nil {
      let verdict = options.isRecording ? "recorded" : "not as in the baseline"
      Console.out(
        lines.isEmpty ? "All as in the baseline." : "\(counted(lines.count, kind)) \(verdict).")
    }
    Console.out("Gallery: \(options.output)/index.html")
    return lines.isEmpty || options.baseline == nil || options.isRecording ? .success : .failure
  }
}
