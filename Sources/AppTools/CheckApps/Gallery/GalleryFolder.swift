import CommandLineTool
import Foundation
import OutputFiles
import ScreenPictures
import SimulatedApp
import TestReports

/// The output folder of a gallery, and the baseline with which it is compared.
struct GalleryFolder {
  private let options: GalleryOptions
  private let hasBaseline: Bool
  private var items: [GalleryPage.Item] = []
  private var changed: [String] = []

  /// The most pictures of one gallery.
  static let shotLimit = 100_000
  /// The most differences that are printed.
  static let toldLimit = 40
  /// The most lines that are printed of a changed text.
  static let lineLimit = 8

  /// Takes the folders; prints an error and returns nil if they are the same.
  init?(_ options: GalleryOptions) {
    self.options = options
    hasBaseline = options.baseline.map(InputFile.isFolder) ?? false
    guard let baseline = options.baseline, Self.isSame(baseline, options.output) else { return }
    Console.error("Error: \(baseline) cannot be both the baseline and where the gallery goes")
    return nil
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let paths = [one, other].map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path
    }
    return paths[0] == paths[1]
  }

  /// Why a gallery cannot have so many pictures; nil if it can.
  static func refusal(of count: Int) -> String? {
    count <= shotLimit
      ? nil
      : "\(count) pictures; the limit is \(shotLimit). Choose fewer devices, languages or journals"
  }

  /// The number of pictures.
  var count: Int { items.count }

  // MARK: - Pictures

  /// Writes a picture and compares it with the baseline; nil means that the place was not reached.
  mutating func add(
    _ picture: GalleryPicture?, of shot: GalleryShot, isRecording: Bool = true
  ) throws {
    guard let picture else {
      items.append(.init(shot: shot, outcome: .missing, size: nil))
      return
    }
    let file = shot.file(as: options.form)
    let bytes = picture.bytes
    try write(bytes, to: options.output + "/" + file)
    let (outcome, hasDifference) = try compare(
      bytes, file, isRecording: isRecording && options.isUpdate)
    items.append(
      .init(
        shot: shot, outcome: outcome, size: picture.size, hasDifference: hasDifference))
  }

  /// Compares a picture with the baseline.
  ///
  /// A difference is stored next to the page, and recorded on request.
  private mutating func compare(
    _ bytes: [UInt8], _ file: String, isRecording: Bool
  ) throws -> (outcome: GalleryPage.Outcome, hasDifference: Bool) {
    guard let path = baseline(file) else { return (.same, false) }
    let old = FileManager.default.contents(atPath: path).map(Array.init)
    guard old != bytes else { return (.same, false) }
    var hasDifference = false
    if let old {
      try write(old, to: "\(options.output)/\(GalleryPage.baselineFolder)/\(file)")
      if options.form == .pictures, let difference = PictureDifference(old, bytes) {
        let name = "\(options.output)/\(GalleryPage.differenceFolder)/\(file)"
        try write(difference.png, to: name)
        hasDifference = true
        changed.append("changed: \(file), \(difference.pixelCount) pixels")
      } else {
        changed.append(Self.words(of: file, old, bytes, as: options.form))
      }
    } else {
      changed.append("new: \(file)")
    }
    if isRecording { try write(bytes, to: path) }
    return (old == nil ? .new : .changed, hasDifference)
  }

  /// A changed file, with the lines that differ in a text.
  static func words(
    of file: String, _ old: [UInt8], _ new: [UInt8], as form: GalleryForm
  ) -> String {
    let lines = form == .pictures ? [] : LineDifference(old, new).lines
    let more = lines.count - lineLimit
    return
      (["changed: \(file)"] + lines.prefix(lineLimit).map { "  " + $0 }
      + (more > 0 ? ["  and \(counted(more, "line")) more"] : [])).joined(separator: "\n")
  }

  private func baseline(_ file: String) -> String? { options.baseline.map { "\($0)/\(file)" } }

  /// The files in some folders of the baseline that this gallery does not have.
  private func gone(from folders: [String]) -> [String] {
    let present = Set(
      items.filter { $0.outcome != .missing }.map { $0.shot.file(as: options.form) })
    return folders.flatMap { folder -> [String] in
      guard let path = baseline(folder) else { return [] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().filter(options.form.isFile).map { "\(folder)/\($0)" }
        .filter { !present.contains($0) }
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    try OutputFile.write(bytes, to: file)
  }

  // MARK: - The page and the printed summary

  /// Writes the page, and prints the differences from the baseline.
  ///
  /// Missing files count only in `folders`, which were drawn completely.
  func finish(_ content: GalleryContent, folders: [String]) throws -> ExitCode {
    let gone = gone(from: folders)
    if options.isUpdate {
      for file in gone.compactMap(baseline) { try OutputFile.remove(file) }
    }
    let page = GalleryPage(of: content, items: items, gone: gone, as: options.form)
    try write(Array(page.html.utf8), to: options.output + "/index.html")
    return tell(content, changed + gone.map { "gone: \($0)" })
  }

  /// The first of some differences, and how many others there are.
  static func told(_ lines: [String]) -> [String] {
    let more = lines.count - toldLimit
    return lines.prefix(toldLimit) + (more > 0 ? ["and \(more) more"] : [])
  }

  private func tell(_ content: GalleryContent, _ lines: [String]) -> ExitCode {
    if let baseline = options.baseline, !hasBaseline, !options.isUpdate {
      Console.out("There is no baseline in \(baseline) yet: --update saves this gallery as one.")
    }
    for line in Self.told(lines) { Console.out(line) }
    let missing = items.count { $0.outcome == .missing }
    let kind = options.form.noun
    Console.out("\(counted(items.count - missing, kind)) of \(content.scope).")
    if options.baseline != nil {
      let verdict = options.isUpdate ? "recorded" : "unlike the baseline"
      Console.out(
        lines.isEmpty ? "All match the baseline." : "\(counted(lines.count, kind)) \(verdict).")
    }
    Console.out("Gallery: \(options.output)/index.html")
    return lines.isEmpty || options.baseline == nil || options.isUpdate ? .success : .failure
  }
}
