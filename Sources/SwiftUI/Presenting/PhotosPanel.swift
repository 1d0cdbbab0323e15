import SwiftUILayouts
package import SwiftUILooks
package import SwiftUIViews

/// The system's picker of photos.
package struct PhotosPanel: View {
  private let photos: [LibraryPhoto]
  private let limit: Int?
  private let choose: ([LibraryPhoto]?) -> Void
  @State private var chosen: [LibraryPhoto] = []
  @Environment(\.timeZone) private var timeZone

  /// Makes a picker of at most so many photos that calls back with them, or with nil if cancelled.
  package init(
    of photos: [LibraryPhoto], limit: Int?, choose: @escaping ([LibraryPhoto]?) -> Void
  ) {
    self.photos = photos
    self.limit = limit
    self.choose = choose
  }

  /// The photos, and the button that ends the choice of several.
  package var body: some View {
    SystemPanel.view(named: "Photos", cancel: { choose(nil) }) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ForEach(photos, content: tile) }
          .accessibilityElement(children: .contain)
          .accessibilityLabel(photos.map { $0.label(in: timeZone) }.joined(separator: ", "))
      }
      .toolbar {
        if limit != 1 {
          ToolbarItem(placement: .confirmationAction) {
            Button {
              choose(chosen)
            } label: {
              Text(verbatim: "Add")
            }.disabled(chosen.isEmpty)
          }
        }
      }
    }
  }

  private func tile(of photo: LibraryPhoto) -> some View {
    Image(uiImage: photo.image).resizable().frame(height: 100)
      .onTapGesture { tap(photo) }
      .accessibilityLabel(photo.label(in: timeZone))
      .accessibilityAddTraits(chosen.contains(photo) ? .isSelected : [])
  }

  private func tap(_ photo: LibraryPhoto) {
    if limit == 1 { return choose([photo]) }
    if let place = chosen.firstIndex(of: photo) {
      chosen.remove(at: place)
    } else if limit.map({ chosen.count < $0 }) ?? true {
      chosen.append(photo)
    }
  }
}

extension UIImagePickerController: ViewShowing {
  /// The photos.
  package func shown() -> AnyView { AnyView(ImagePickerPlace(controller: self)) }
}

/// The place of a picker of UIKit among views: the photos, then the frame to cut out a part.
private struct ImagePickerPlace: View {
  let controller: UIImagePickerController
  @State private var edited: LibraryPhoto?

  var body: some View {
    if let edited {
      VStack {
        Text(verbatim: "Move and Scale")
        Image(uiImage: edited.image).resizable()
        HStack {
          Button {
            self.edited = nil
          } label: {
            Text(verbatim: "Cancel")
          }
          Spacer()
          Button {
            controller.finish(with: edited)
          } label: {
            Text(verbatim: "Choose")
          }
        }
      }
    } else {
      let photos = controller.sourceType == .camera ? [] : LibraryPhoto.all
      PhotosPanel(of: photos, limit: 1, choose: end)
    }
  }

  private func end(with photos: [LibraryPhoto]?) {
    guard let photo = photos?.first else { return controller.cancel() }
    if controller.allowsEditing { edited = photo } else { controller.finish(with: photo) }
  }
}
