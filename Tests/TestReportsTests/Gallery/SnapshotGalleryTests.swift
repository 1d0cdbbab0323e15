import Testing

@testable import TestReports

/// Pictures that tests have taken, as a gallery.
@Suite struct SnapshotGalleryTests {
  private static func shot(_ name: String, _ device: String) -> SnapshotGallery.Shot {
    SnapshotGallery.Shot(
      name: name, device: device, language: "de-DE", path: "de-DE/\(device)-\(name)", png: [])
  }

  @Test func `names come in the order of the run, each with all its settings`() {
    let gallery = SnapshotGallery(
      title: "the tests",
      shots: [
        Self.shot("02", "iPhone 15"), Self.shot("01", "iPhone 15"), Self.shot("02", "iPad"),
        Self.shot("01", "iPad"),
      ])
    #expect(gallery.content.places.map(\.screen) == ["02", "01"])
    #expect(gallery.content.counts == ["2 pictures", "2 settings"])
    #expect(gallery.items.map(\.shot.place) == [0, 1, 0, 1])
    #expect(gallery.items[2].shot.file(as: .pictures) == "de-DE/iPad-02.png")
  }
}
