import Foundation
import SeededCases
import SimulatedApp
import Testing

@Suite("Reading broken folders")
struct FolderFuzzTests {
  private static let places = [
    "app.json", "main.json", "Components/row.json", "Variants/de/main.json", "Variants/de/app.json",
    "Variants/de/Components/row.json", "Stubs/S/rules.json", "Stubs/S/GET_v1_a.json",
    "Stubs/S/picture.png", ".json", "app.json.json", "a b.json", "é\u{301}.json", "Stubs/S/_.json",
    "Stubs/S/GET_a?%%=2.json", "Stubs/loose.json", "com.example.maps/app.json",
  ]
  private static let texts = [
    "", "{", "null", "[]", "{}", "\u{FEFF}{}", "{\"view\": [{\"component\": \"row\"}]}",
    "{\"element\": {\"type\": \"cell\"}}", "{\"rules\": [{\"url\": \"/a\", \"answer\": {}}]}",
    "{\"parameters\": [\"x\"], \"element\": {\"component\": \"row\"}}", SmallApp.app,
    "{\"variants\": {\"argument\": \"-v\"}, \"stubs\": {\"default\": \"S\"}}",
    "{\"strings\": {\"en\": {\"a\": 1}}, \"language\": \"de\"}",
    "{\"parameters\": {\"p\": null}, \"element\": {\"type\": \"other\", \"label\": \"$p$p$p$p\"}}",
    "{\"view\": [{\"component\": \"row\", \"with\": {\"p\": \"$p$p$p$p$p$p$p$p\"}}]}",
    "{\"initial\": \"a\", \"states\": {\"a\": {\"after\": {\"0s\": \"a\"}}}}",
    "{\"context\": {\"r\": [1]}, \"view\": [{\"type\": \"other\", \"forEach\": \"r\"}]}",
    "{\"otherApps\": [\"com.example.maps\"]}", "{\"$replace\": {}}", "{\"view\": null}",
  ]

  private static func fill(_ folder: TemporaryFolder, _ draws: inout SeededDraws) throws {
    try folder.write(SmallApp.app, to: "app.json")
    try folder.write("{}", to: "main.json")
    for _ in 0...draws.below(6) {
      let place = URL(filePath: folder.path).appending(path: draws.pick(places))
      let around = place.deletingLastPathComponent()
      let files = FileManager.default
      try? files.createDirectory(at: around, withIntermediateDirectories: true)
      switch draws.below(10) {
      case 0: try? files.createDirectory(at: place, withIntermediateDirectories: true)
      case 1:
        let target = draws.pick(["/", "..", "nowhere", "main.json", ".", place.path])
        try? files.createSymbolicLink(atPath: place.path, withDestinationPath: target)
      case 2: try? Data([0x7B, 0xFF, 0x00]).write(to: place)
      default: try? Data(draws.pick(texts).utf8).write(to: place)
      }
    }
  }

  @Test("tells faults with their files and never traps, whatever stands in a folder")
  func folders() throws {
    for seed in FuzzCount.times(20) {
      var draws = SeededDraws(seed: seed)
      let folder = TemporaryFolder()
      try Self.fill(folder, &draws)
      for fault in AppFolder(folder.path).check() {
        #expect(!fault.file.isEmpty && !fault.message.isEmpty, "seed \(seed)")
      }
      _ = try? AppFolder(folder.path, variant: "de").load()
    }
  }
}
