extension Font.TextStyle {
  /// The size at a setting of the device, in points, from Apple's guidelines.
  func size(at setting: DynamicTypeSize) -> CGFloat {
    guard setting != .large else { return size }
    let place = DynamicTypeSize.allCases.firstIndex(of: setting) ?? 0
    return CGFloat(sizes[place])
  }

  /// How many times as large text is at a setting of the device as at the standard one.
  func growth(at setting: DynamicTypeSize) -> CGFloat { size(at: setting) / size }

  /// The sizes at each setting, from the smallest to the largest.
  private var sizes: [Int] {
    switch self {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title, .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
