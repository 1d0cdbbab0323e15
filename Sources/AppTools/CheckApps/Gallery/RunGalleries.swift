import CommandLineTool
import SimulatedApp
import TestReports

/// Draws the screens that test runs have shown, read from their journals.
struct RunGalleries {
  let journals: [String]
  let form: GalleryForm

  /// Draws the runs one after the other; reports faults of all journals first.
  func draw(_ app: AppSource, in folder: inout GalleryFolder) throws -> ExitCode {
    var gallery = RunGallery(
      of: app.definition, forms: app.recordedForms, as: form)
    guard let files = JournalFiles.files(of: journals), areRead(files, for: gallery) else {
      return .failure
    }
    var folders: [String] = []
    var isRepeated = true
    let bar = ProgressBar(total: files.count)
    for (number, file) in files.enumerated() {
      guard let drawn = add(file, to: &gallery) else { return .failure }
      if let refusal = GalleryFolder.refusal(of: folder.count + drawn.pictures.count) {
        Console.error("Error: \(file): \(refusal)")
        return .failure
      }
      for (shot, picture) in drawn.pictures {
        try folder.add(picture, of: shot, isRecording: drawn.isWhole)
      }
      // In an incomplete run, a picture that was not reached does not count as gone.
      if drawn.isWhole { folders.append(drawn.folder) }
      if let divergence = drawn.divergence {
        isRepeated = false
        Console.error(
          "Error: \(file): the app differs from the journal from \(divergence) on;"
            + " later screens are not drawn")
      }
      bar.show(number + 1)
    }
    bar.finish()
    let code = try folder.finish(gallery.content, folders: folders)
    return isRepeated ? code : .failure
  }

  /// Reads all journals and prints their errors.
  ///
  /// They are read again for drawing, so that only one is in memory at a time.
  private func areRead(_ files: [String], for gallery: RunGallery) -> Bool {
    files.map { file in
      read(file) { record throws(JournalFault) in try gallery.check(record) } != nil
    }.allSatisfy(\.self)
  }

  private func add(_ file: String, to gallery: inout RunGallery) -> RunGallery.Drawn? {
    read(file) { record throws(JournalFault) in
      try gallery.add(record, named: JournalFiles.name(of: file))
    }
  }

  /// Applies a closure to a journal; prints an error and returns nil if that fails.
  private func read<Value>(
    _ file: String, _ body: (JournalRecord) throws(JournalFault) -> Value
  ) -> Value? {
    guard let bytes = InputFile.bytes(of: file) else { return nil }
    do throws(JournalFault) {
      return try body(try JournalRecord(bytes))
    } catch {
      Console.error("Error: \(file): \(error.description)")
      return nil
    }
  }
}
