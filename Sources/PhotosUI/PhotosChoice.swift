import SwiftUI

/// Which photos can be chosen, and where they go.
struct PhotosChoice {
  fileprivate let photos: [LibraryPhoto]
  fileprivate let limit: Int?
  fileprivate let choose: ([PhotosPickerItem]) -> Void

  /// The choice of one photo.
  static func one(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) -> Self {
    Self(photos: filter?.photos ?? LibraryPhoto.all, limit: 1) {
      selection.wrappedValue = $0.first
    }
  }

  /// The choice of several photos.
  static func many(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?
  ) -> Self {
    Self(photos: filter?.photos ?? LibraryPhoto.all, limit: limit) { selection.wrappedValue = $0 }
  }

  /// The picker, which calls back when it has closed.
  func panel(closed: @escaping () -> Void) -> some View {
    ChoicePanel(choice: self, closed: closed)
  }
}

private struct ChoicePanel: View {
  let choice: PhotosChoice
  let closed: () -> Void

  var body: some View {
    PhotosPanel(of: choice.photos, limit: choice.limit) { chosen in
      closed()
      guard let chosen else { return }
      choice.choose(chosen.map { PhotosPickerItem(itemIdentifier: $0.id) })
    }
  }
}
