// VirtualTime
