import Foundation
import Testing

@testable import Snapshots

@Suite("The folder of pictures") struct SnapshotFolderTests {
  private typealias Entry = SnapshotFolder.Entry

  @Test(
    "has each picture inside, whatever its names are",
    arguments: [
      ("01Start", "iPhone 15", "de-DE", "de-DE/iPhone 15-01Start.png"),
      ("a/b", "iPhone 15", "", "iPhone 15-a-b.png"), ("a", "iPhone 15", "..", "-./iPhone 15-a.png"),
      ("a", "../x", "", "-.-x-a.png"),
    ])
  func paths(name: String, device: String, language: String, file: String) {
    #expect(Entry(name: name, device: device, language: language).file == file)
  }
}
