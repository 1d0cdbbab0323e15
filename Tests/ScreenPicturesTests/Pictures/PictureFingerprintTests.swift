import AccessibilityTree
import Foundation
import SimulatedApp
import Testing

@testable import ScreenPictures

/// The same screen gives the same bytes, in debug and in release, on every machine.
///
/// The table beside this file holds a fingerprint of the PNG file and of the SVG image of every
/// screen; set `REHEARSAL_RECORD` to write it anew after looks have changed on purpose.
@Suite struct PictureFingerprintTests {
  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("fingerprints.txt")

  @Test func `every screen gives the bytes of the table`() throws {
    let found = try (PictureGallery.all + Self.sampleScreens()).map { screen in
      let picture = screen.picture
      let png = Self.fingerprint(picture.png(scale: 1))
      return "\(screen.name): \(png) \(Self.fingerprint(picture.svg().utf8))"
    }
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil {
      try Data((found.joined(separator: "\n") + "\n").utf8).write(to: Self.table)
    }
    let known = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
    #expect(found == known.map(String.init))
  }

  @Test func `a picture of full size is that of the table and modest`() throws {
    let screen = try #require(PictureGallery.all.first { $0.name == "keyboard" })
    let bytes = screen.picture.png()
    let file = try PNGFile(bytes)
    #expect(file.width == 786 && file.height == 1_704)
    #expect(bytes.count < 40_000)
  }

  /// The first screen of each coordinator of the sample app.
  private static func sampleScreens() throws -> [PictureGallery.Screen] {
    let folder = table.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Screens")
    let definition = try AppFolder(folder.path).load()
    let app = CompiledApp(definition)
    return definition.coordinators.compactMap { coordinator in
      let session = AppSession(app: app, configuration: SessionConfiguration())
      let arguments = ["-\(definition.coordinatorArgument)", coordinator.name]
      _ = session.launch(arguments: arguments, environment: [:])
      return session.device.snapshot.map {
        PictureGallery.Screen(name: coordinator.name, tree: $0.tree)
      }
    }
  }

  /// FNV-1a, 64 bits, in hexadecimal digits.
  private static func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
