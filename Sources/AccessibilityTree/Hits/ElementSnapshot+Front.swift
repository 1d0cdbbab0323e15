extension ElementSnapshot {
  /// The elements that are not behind something presented over the screen, such as a sheet: all
  /// elements if nothing is presented.
  ///
  /// Elements behind it are in the tree, but cannot be reached by a finger or VoiceOver.
  package var front: Range<Int> {
    let covers = nodes.withUnsafeBufferPointer { nodes in
      nodes.lastIndex { $0.flags.contains(.coversScreen) }
    }
    return (covers ?? 0)..<count
  }

  /// The element that covers all earlier ones inside an element, such as a sheet; zero for none.
  ///
  /// Elements that end before it are behind it.
  fileprivate func cover(inside element: Int) -> Int {
    let cover = front.lowerBound
    return cover > element && subtree(of: element).contains(cover) ? cover : 0
  }

  /// The tree without the elements that end before one of them.
  fileprivate func withoutElements(endingBefore cover: Int) -> ElementSnapshot {
    var kept: [Int32: Int32] = [-1: -1]
    var left = ContiguousArray<ElementNode>()
    var texts = ContiguousArray<UInt8>()
    for (index, node) in nodes.enumerated() where index >= cover || node.subtreeEnd > cover {
      kept[Int32(truncatingIfNeeded: index)] = Int32(truncatingIfNeeded: left.count)
      left.append(node)
      left[left.count - 1].textStart = UInt32(truncatingIfNeeded: texts.count)
      texts.append(
        contentsOf: pool[Int(node.textStart)..<node.range(of: .placeholderValue).upperBound])
    }
    let dropped = Int32(truncatingIfNeeded: nodes.count - left.count)
    for index in left.indices {
      left[index].parent = kept[left[index].parent] ?? 0
      left[index].subtreeEnd -= dropped
    }
    return ElementSnapshot(nodes: left, pool: texts, fault: fault)
  }
}

extension ElementView {
  /// The element as its own snapshot shows it, without what a presentation inside it covers.
  ///
  /// Queries find elements behind a sheet. A snapshot of the application leaves them out.
  package var withoutCovered: ElementView {
    let cover = snapshot.cover(inside: index)
    guard cover > 0 else { return self }
    let dropped = (0..<index).count { snapshot.subtree(of: $0).upperBound <= cover }
    return ElementView(
      snapshot: snapshot.withoutElements(endingBefore: cover), index: index - dropped)
  }
}
