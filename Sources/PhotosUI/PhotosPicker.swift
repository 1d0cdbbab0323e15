public import SwiftUI

/// A button that opens the system's picker of photos.
///
/// The photos are those of a new simulator.
public struct PhotosPicker<Label: View> {
  private let label: Label
  private let choice: PhotosChoice
  @State private var isShown = false

  fileprivate init(made label: Label, for choice: PhotosChoice) {
    self.label = label
    self.choice = choice
  }
}

extension PhotosPicker: View {
  /// The button.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .sheet(isPresented: $isShown) { choice.panel { isShown = false } }
  }
}

extension PhotosPicker {
  /// Makes a button to choose a photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(made: label(), for: .one(selection, filter)) }
  /// Makes a button to choose a photo of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(made: label(), for: .one(selection, filter)) }
  /// Makes a button to choose photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(made: label(), for: .many(selection, maxSelectionCount, filter)) }
  /// Makes a button to choose photos of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(made: label(), for: .many(selection, maxSelectionCount, filter)) }
}

extension PhotosPicker where Label == Text {
  /// Makes a button with a text to choose a photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(made: Text(titleKey), for: .one(selection, filter)) }
  /// Makes a button with a text to choose a photo.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(made: Text(title), for: .one(selection, filter)) }
  /// Makes a button with a text to choose a photo of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(made: Text(titleKey), for: .one(selection, filter)) }
  /// Makes a button with a text to choose photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(made: Text(titleKey), for: .many(selection, maxSelectionCount, filter)) }
  /// Makes a button with a text to choose photos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(made: Text(title), for: .many(selection, maxSelectionCount, filter)) }
}

extension View {
  /// Presents the picker for one photo while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { panel(over: self, isPresented, .one(selection, filter)) }
  /// Presents the picker for one photo of a library while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { panel(over: self, isPresented, .one(selection, filter)) }
  /// Presents the picker for photos while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { panel(over: self, isPresented, .many(selection, maxSelectionCount, filter)) }
  /// Presents the picker for photos of a library while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { panel(over: self, isPresented, .many(selection, maxSelectionCount, filter)) }
}

/// A view that presents the picker while a binding is true.
private func panel<V: View>(
  over view: V, _ isPresented: Binding<Bool>, _ choice: PhotosChoice
) -> some View {
  view.sheet(isPresented: isPresented) { choice.panel { isPresented.wrappedValue = false } }
}
