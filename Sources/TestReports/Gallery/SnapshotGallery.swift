import ScreenPictures
import SimulatedApp

/// The pictures that tests have taken on several devices and in several languages.
package struct SnapshotGallery {
  /// One picture.
  package struct Shot: Sendable {
    let name: String
    let setting: GallerySetting
    let path: String
    let size: (width: Int, height: Int)?

    /// Makes a picture from the bytes of its file, whose path has no extension.
    package init(
      name: String, device: String, language: String, path: String, png: [UInt8]
    ) {
      self.name = name
      setting = GallerySetting(
        device: device, language: language.isEmpty ? nil : language, isDark: false)
      self.path = path
      let pixels = GalleryPicture.size(ofPNG: png)
      let scale = ScreenPicture.fullScale
      size = pixels.map { ($0.width / scale, $0.height / scale) }
    }
  }

  /// The text of the page.
  package let content: GalleryContent
  /// The pictures, each at its place.
  package let items: [GalleryPage.Item]

  /// Makes a gallery with a place for each name, in the order in which the names first come.
  package init(title: String, shots: [Shot]) {
    var order: [String] = []
    var indices: [String: Int] = [:]
    for shot in shots where indices[shot.name] == nil {
      indices[shot.name] = order.count
      order.append(shot.name)
    }
    var names = GalleryNames()
    let settings = Set(shots.map(\.setting)).count
    content = GalleryContent(
      title: title,
      places: order.map { name in
        GalleryPlace(
          name: names.name([name]), screen: name, state: "", number: 1,
          way: .init(words: "Taken by the tests as ", name: name, moves: []))
      },
      width: settings, counts: [counted(order.count, "picture"), counted(settings, "setting")])
    items = shots.map { shot in
      GalleryPage.Item(
        shot: GalleryShot(place: indices[shot.name] ?? 0, setting: shot.setting, path: shot.path),
        outcome: .same, size: shot.size)
    }
  }
}
