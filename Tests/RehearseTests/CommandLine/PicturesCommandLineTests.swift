import Testing

@testable import rehearse

@Suite("Arguments of traces and galleries")
struct PicturesCommandLineTests {
  @Test func `a trace has one journal, and another to compare with`() throws {
    let options = TraceOptions(
      folder: "S", journal: "a", against: "b", sources: "T", output: "c.html")
    let words = [
      "trace", "a", "--against", "b", "--app", "S", "--sources", "T", "--output", "c.html",
    ]
    #expect(try Command(parsing: words) == .trace(options))
    #expect(throws: CommandLineError.missingArgument("<journal>", command: .trace)) {
      try Command(parsing: ["trace"])
    }
    #expect(throws: CommandLineError.unexpectedArgument("b", command: .trace)) {
      try Command(parsing: ["trace", "a", "b"])
    }
  }

  @Test func `a gallery has devices and languages`() throws {
    let options = GalleryOptions(
      devices: ["iPhone SE", "iPad"], languages: ["en", "de"], isDarkToo: true, baseline: "b",
      isText: true, isRecording: true, output: "g")
    let words = [
      "gallery", "--devices", "iPhone SE; iPad", "--languages", "en;de", "--dark", "--baseline",
      "b", "--text", "--record", "--output", "g",
    ]
    #expect(try Command(parsing: words) == .gallery(options))
  }

  @Test func `a gallery of runs has journals, in their order`() throws {
    let options = GalleryOptions(journals: ["b", "a"], folder: "S", isText: true)
    #expect(
      try Command(parsing: ["gallery", "b", "--app", "S", "a", "--text"]) == .gallery(options))
  }

  @Test(arguments: [["--dark"], ["--devices", "iPhone SE"], ["--languages", "de"]])
  func `a gallery of runs has the devices, languages and colours of the runs`(words: [String]) {
    #expect(throws: CommandLineError.excludedOption(words[0], by: "a")) {
      try Command(parsing: ["gallery", "a"] + words)
    }
  }

  @Test func `a gallery of all devices has each`() throws {
    guard case .gallery(let options) = try Command(parsing: ["gallery", "--devices", "all"]) else {
      Issue.record("no gallery")
      return
    }
    #expect(options.devices.count > 10)
  }

  @Test func `a device must be known, and a baseline named to record`() {
    #expect(throws: CommandLineError.self) {
      try Command(parsing: ["gallery", "--devices", "iPhone 1"])
    }
    #expect(throws: CommandLineError.self) {
      try Command(parsing: ["gallery", "--languages", "de;de"])
    }
    #expect(
      throws: CommandLineError.missingArgument("--baseline <folder>", command: .gallery)
    ) { try Command(parsing: ["gallery", "--record"]) }
  }
}
