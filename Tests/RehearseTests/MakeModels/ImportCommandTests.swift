import Foundation
import ScreenImport
import Testing

@Suite("Importing and verifying by the tool")
struct ImportCommandTests {
  private static let dump = """
    Application, pid: 1, label: 'Teahouse'
      Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
        Other, {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            Button, {{10.0, 80.0}, {90.0, 44.0}}, identifier: 'brew', label: 'Brew'

    """

  private static func recording(label: String) -> String {
    """
    {"format": "rehearsal.recording", "version": 1, "step": 1, "name": "menu", "elements": [
    {"depth": 0, "elementType": 2, "label": "Teahouse"},
    {"depth": 1, "elementType": 9, "identifier": "brew", "label": "\(label)",
    "frame": [10, 80, 90, 44]}]}
    """
  }

  /// Runs the tool in a folder that holds files.
  private static func run<Result>(
    _ files: [String: String], _ work: (URL) throws -> Result
  ) throws -> Result {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try ToolRun.write(text, to: name, in: folder)
    }
    return try work(folder)
  }

  @Test("refuses a file that ends inside a tree, unless asked for what there is")
  func cut() throws {
    let source = "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\">"
    let files = ["cut.xml": source, "cut.txt": String(Self.dump.dropLast(4))]
    try Self.run(files) { folder in
      for name in files.keys.sorted() {
        let run = try ToolRun(["import", name, "--output", "App"], in: folder)
        #expect(run.code == 1)
        #expect(run.errors.contains("Error: \(name): it ends inside a tree\n"), "\(run.errors)")
        #expect(run.errors.hasSuffix("Nothing was written. --partial imports what there is.\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/App"))
      }
      let partial = try ToolRun(["import", "cut.xml", "--partial", "--output", "App"], in: folder)
      #expect(partial.code == 0)
    }
  }

  @Test("writes screens that have no faults")
  func written() throws {
    try Self.run(["menu.txt": Self.dump]) { folder in
      let run = try ToolRun(["import", "menu.txt", "--output", "App"], in: folder)
      #expect(run.code == 0)
      #expect(
        run.output
          == "Wrote App/app.json\nWrote App/menu.json\nNext: rehearse check --app App\n")
      #expect(
        run.errors == "no tree has the bundle identifier; it is \"com.example.imported\"\n"
          + "menu: the model keeps 5 of 5 rows\n")
      #expect(try ToolRun(["check", "--app", "App"], in: folder).code == 0)
      let screen = try String(contentsOfFile: folder.path + "/App/menu.json", encoding: .utf8)
      #expect(screen.contains(#""button#brew": "Brew""#))
    }
  }

  @Test("leaves no file of the app where a screen cannot be written, and says so")
  func unwritten() throws {
    try Self.run(["menu.txt": Self.dump]) { folder in
      try ToolRun.write("", to: "App/menu.json/taken", in: folder)
      let run = try ToolRun(
        ["import", "menu.txt", "--output", "App", "--force"], in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors.hasSuffix(
          "App/menu.json: cannot be written: Is a directory\n1 fault in App\n"
            + "Not all files were written.\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/App/app.json"))
    }
  }

  @Test("replaces files only where it is told to, and links never")
  func taken() throws {
    try Self.run(["menu.txt": Self.dump]) { folder in
      let arguments = ["import", "menu.txt", "--output", "App"]
      _ = try ToolRun(arguments, in: folder)
      let second = try ToolRun(arguments, in: folder)
      #expect(second.code == 1)
      #expect(
        second.errors.hasSuffix(
          """
          Error: App/app.json already exists
          Error: App/menu.json already exists
          Nothing was written. --force replaces files, but no links.

          """))
      #expect(try ToolRun(arguments + ["--force"], in: folder).code == 0)
      let file = folder.appendingPathComponent("App/menu.json")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(
        at: file, withDestinationURL: folder.appendingPathComponent("menu.txt"))
      #expect(try ToolRun(arguments + ["--force"], in: folder).code == 1)
      let kept = try String(contentsOf: folder.appendingPathComponent("menu.txt"), encoding: .utf8)
      #expect(kept == Self.dump)
    }
  }

  @Test("prints dumps again to the byte")
  func reprinted() throws {
    try Self.run(["menu.txt": "log\r\n" + Self.dump]) { folder in
      let run = try ToolRun(["import", "menu.txt", "--reprint"], in: folder)
      #expect(run.code == 0)
      #expect(run.output == "log\r\n" + Self.dump)
    }
  }

  @Test("refuses to print the trees of a folder without any")
  func noneReprinted() throws {
    try Self.run(["empty/a.txt": Self.dump]) { folder in
      let run = try ToolRun(["import", "empty", "--reprint"], in: folder)
      #expect(run.code == 1)
      #expect(run.errors == "Error: empty: there is no recording in the folder\n")
    }
  }

  @Test("says when there is nothing to import, or a file is missing")
  func nothing() throws {
    try Self.run(["a.txt": "words"]) { folder in
      let run = try ToolRun(["import", "a.txt", "b.txt", "--output", "App"], in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors == """
          a.txt: there is no tree in the file
          Error: b.txt: the file cannot be read
          Error: there is no tree to import; nothing was written.

          """)
    }
  }

  @Test("says what to do with a result bundle")
  func resultBundle() throws {
    try Self.run(["Run.xcresult/Info.plist": ""]) { folder in
      let run = try ToolRun(["import", "Run.xcresult/", "--output", "App"], in: folder)
      #expect(
        run.errors == """
          Error: Run.xcresult/: \(ImportFault.folder.text)
          Error: there is no tree to import; nothing was written.

          """)
    }
  }

  @Test("reads a file in UTF-16", arguments: [String.Encoding.utf16, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16 ? [] : [0xFE, 0xFF]
    try Self.run([:]) { folder in
      let bytes = try mark + #require(Self.dump.data(using: encoding))
      try Data(bytes).write(to: folder.appendingPathComponent("menu.txt"))
      let run = try ToolRun(["import", "menu.txt", "--reprint"], in: folder)
      #expect(run.output == Self.dump)
    }
  }

  @Test("compares recordings with a model that was imported from them")
  func verified() throws {
    let files = ["a.json": Self.recording(label: "Brew"), "b.json": Self.recording(label: "Boil")]
    try Self.run(files) { folder in
      _ = try ToolRun(["import", "a.json", "--output", "App"], in: folder)
      let same = try ToolRun(["verify", "a.json", "--app", "App"], in: folder)
      #expect(same.code == 0)
      #expect(
        same.output == "step 1 \"menu\": menu, state shown, as recorded\n"
          + "The model matches the recordings: 1 step compared.\n")
      let other = try ToolRun(["verify", "b.json", "--app", "App"], in: folder)
      #expect(other.code == 1)
      #expect(
        other.output.contains(
          "  label: Button, identifier: 'brew', label: 'Boil' says 'Boil', said 'Brew'\n"))
      let json = try ToolRun(["verify", "b.json", "--app", "App", "--format", "json"], in: folder)
      #expect(json.output.contains("\"holds\": false"))
    }
  }

  @Test("prints the recorder's file")
  func recorder() throws {
    let run = try Self.run([:]) { try ToolRun(["recorder"], in: $0) }
    #expect(run.output == RecorderSource.text)
  }
}
