#ifndef CTESTHOST_H
#define CTESTHOST_H
#endif
